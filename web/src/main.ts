import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/kit.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { sprite } from "./kit/sprite";

void sprite("icons");

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
export default mount(App, { target });
