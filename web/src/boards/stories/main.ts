import "../../styles/fonts.css";
import "../../styles/tokens.css";
import "../../styles/kit.css";
import { mount } from "svelte";
import { sprite } from "../../kit/sprite";
import Story from "./Story.svelte";

const wish = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = wish.get("theme") ?? "day";
void sprite("icons");
export default mount(Story, { target: document.body });
