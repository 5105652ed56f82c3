# Written by tools/odin_cards.py from occupations.json and phrases.nl.ftl. Do not edit.

card-1 = Marskramer
effect-1 = Op vakken Veemarkt betaal je in totaal 1 zilver minder.
occupation-1 = 1 Marskramer ({ kind-each_time }, 0 punten): { effect-1 }
card-2 = Begunstiger
effect-2 = Op een vak waarvan de gedrukte prijs minstens 2 zilver is, betaal je in totaal 1 zilver minder (niet voor schepen).
occupation-2 = 2 Begunstiger ({ kind-each_time }, 1 punt): { effect-2 }
card-3 = Bontwerker
effect-3 = Na elk gebruik van een vak waarvan de opbrengst precies 1 zilver bevat: neem 1 strik.
occupation-3 = 3 Bontwerker ({ kind-each_time }, 1 punt): { effect-3 }
card-4 = Jaagster
effect-4 = Trek 1 af van je worpen in alle acties, ook op strooptocht en bij het plunderen.
occupation-4 = 4 Jaagster ({ kind-each_time }, 0 punten): { effect-4 }
card-5 = Hoofdman
effect-5 = Meteen: houd een feestmaal alleen voor jezelf; het feestmaal van de ronde volgt gewoon.
occupation-5 = 5 Hoofdman ({ kind-immediate }, 7 punten): { effect-5 }
card-6 = Steenhouwer
effect-6 = Voor elke steen die je van een bergstrook neemt: neem 1 zilver.
occupation-6 = 6 Steenhouwer ({ kind-each_time }, 1 punt): { effect-6 }
card-7 = Molenaar
effect-7 = Na elk feestmaal: neem volgens het aantal tegels graan in je voorraad: 1 → 1 zilver; 2 of meer → 2 zilver.
occupation-7 = 7 Molenaar ({ kind-each_time }, 3 punten): { effect-7 }
card-8 = Gildemeester
effect-8 = Vóór het inkomen: neem 1 tegel olie, als minstens 5 van je Vikingen op vakken Ambacht staan.
occupation-8 = 8 Gildemeester ({ kind-each_time }, 1 punt): { effect-8 }
card-9 = Ertsschipper
effect-9 = Vóór het inkomen: neem 1 erts per langschip, maar alleen zoveel als je meteen op je dorpsbord en eilanden legt.
occupation-9 = 9 Ertsschipper ({ kind-each_time }, 0 punten): { effect-9 }
card-10 = Melkster
effect-10 = Meteen: neem 1 tegel melk en 1 zilver per diersoort in je stal (schapen, runderen).
occupation-10 = 10 Melkster ({ kind-immediate }, 1 punt): { effect-10 }
card-11 = Drietandjager
effect-11 = Meteen: neem 1 speer. Bij de walvisvangst verlaagt elke uitgegeven speer het resultaat met 2.
occupation-11 = 11 Drietandjager ({ kind-immediate }, { kind-each_time }, 1 punt): { effect-11 }
effect-11-1 = Meteen: neem 1 speer.
effect-11-2 = Bij de walvisvangst verlaagt elke uitgegeven speer het resultaat met 2.
card-12 = Roerganger
effect-12 = Meteen: neem 1 tegel kist. Na elke actie waarin je een langschip hebt gebruikt: je mag 1 wapenkaart van de stapel nemen.
occupation-12 = 12 Roerganger ({ kind-immediate }, { kind-each_time }, 0 punten): { effect-12 }
effect-12-1 = Meteen: neem 1 tegel kist.
effect-12-2 = Na elke actie waarin je een langschip hebt gebruikt: je mag 1 wapenkaart van de stapel nemen.
card-13 = Boogschutter
effect-13 = Meteen: neem 1 boog. Trek 1 af van je worpen bij de jacht.
occupation-13 = 13 Boogschutter ({ kind-immediate }, { kind-each_time }, 1 punt): { effect-13 }
effect-13-1 = Meteen: neem 1 boog.
effect-13-2 = Trek 1 af van je worpen bij de jacht.
card-14 = Reder
effect-14 = Meteen: neem volgens het aantal volledige sets van alle drie scheepstypen dat je hebt: 1 → 1 tegel walvisvlees; 2 of meer → 2 tegels walvisvlees.
occupation-14 = 14 Reder ({ kind-immediate }, 2 punten): { effect-14 }
card-15 = Keuterboer
effect-15 = Meteen: neem 2 tegels mede per stenen huis of langhuis. Telkens als je een stenen huis of langhuis bouwt: neem 1 tegel huid.
occupation-15 = 15 Keuterboer ({ kind-immediate }, { kind-each_time }, 1 punt): { effect-15 }
effect-15-1 = Meteen: neem 2 tegels mede per stenen huis of langhuis.
effect-15-2 = Telkens als je een stenen huis of langhuis bouwt: neem 1 tegel huid.
card-16 = Kapitein
effect-16 = Meteen: neem volgens het erts dat op je schepen is geladen (gedrukt erts telt niet): 4 → 2 zilver; 5 → 3 zilver; 6 → 4 zilver; 7 of meer → 5 zilver.
occupation-16 = 16 Kapitein ({ kind-immediate }, 2 punten): { effect-16 }
card-17 = Oriëntvaarder
effect-17 = Meteen: je mag 1 oranje, rode of groene tegel verbeteren tot de blauwe tegel van dezelfde vorm.
occupation-17 = 17 Oriëntvaarder ({ kind-immediate }, 0 punten): { effect-17 }
card-18 = Vechter
effect-18 = Meteen: neem volgens het aantal langschepen met minstens 2 erts dat je hebt: 1 → 1 tegel zijde; 2 → 1 tegel sieraden; 3 of meer → 1 tegel zilverschat.
occupation-18 = 18 Vechter ({ kind-immediate }, 0 punten): { effect-18 }
card-19 = Gastheer
effect-19 = Meteen: neem volgens het aantal speciale tegels dat je hebt (in je voorraad en op borden): 3 → 1 tegel zijde; 4 → 1 tegel specerijen; 5 of meer → 1 tegel sieraden.
occupation-19 = 19 Gastheer ({ kind-immediate }, 0 punten): { effect-19 }
card-20 = Bouwster
effect-20 = Meteen: je mag de bonussen van je huizen nemen.
occupation-20 = 20 Bouwster ({ kind-immediate }, 0 punten): { effect-20 }
card-21 = Verzamelaar
effect-21 = Meteen: je mag de bonussen van je dorpsbord nemen.
occupation-21 = 21 Verzamelaar ({ kind-immediate }, 1 punt): { effect-21 }
card-22 = Mijnwerker
effect-22 = Meteen: neem 1 steen, 1 erts en 1 zilver per langschip.
occupation-22 = 22 Mijnwerker ({ kind-immediate }, 1 punt): { effect-22 }
card-23 = Beheerder
effect-23 = Meteen: neem 2 zilver per stenen huis of langhuis.
occupation-23 = 23 Beheerder ({ kind-immediate }, 1 punt): { effect-23 }
card-24 = Walvisvaartuitruster
effect-24 = Meteen: neem 1 tegel olie per knarr. Daarna: neem 1 hout per walvisboot.
occupation-24 = 24 Walvisvaartuitruster ({ kind-immediate }, 2 punten): { effect-24 }
effect-24-1 = Meteen: neem 1 tegel olie per knarr.
effect-24-2 = Meteen: neem 1 hout per walvisboot.
card-25 = Vleeshandelaar
effect-25 = Meteen: neem 1 tegel pekelvlees per knarr.
occupation-25 = 25 Vleeshandelaar ({ kind-immediate }, 1 punt): { effect-25 }
card-26 = Vleeskeurder
effect-26 = Meteen: neem 1 zilver per soort rode goederen in je voorraad en stal (drachtig of niet is één soort).
occupation-26 = 26 Vleeskeurder ({ kind-immediate }, 0 punten): { effect-26 }
card-27 = Visser
effect-27 = Meteen: neem 1 tegel stokvis per walvisboot.
occupation-27 = 27 Visser ({ kind-immediate }, 1 punt): { effect-27 }
card-28 = Slotenmaker
effect-28 = Voor elke tegel kist of schatkist die je krijgt: je mag 1 tegel olie kopen voor 1 zilver.
occupation-28 = 28 Slotenmaker ({ kind-each_time }, 1 punt): { effect-28 }
card-29 = Vleesconserveerder
effect-29 = Meteen: neem 1 tegel pekelvlees per paar van 1 tegel wild en 1 tegel walvisvlees in je voorraad (je houdt ze).
occupation-29 = 29 Vleesconserveerder ({ kind-immediate }, 3 punten): { effect-29 }
card-30 = Zijdehandelaar
effect-30 = Meteen: neem volgens het aantal tegels zijde in je voorraad: 1 → 1 zilver; 2 → 3 zilver; 3 of meer → 6 zilver.
occupation-30 = 30 Zijdehandelaar ({ kind-immediate }, 3 punten): { effect-30 }
card-31 = Magazijnmeester
effect-31 = Meteen: kies goederen (geen dieren) waarvan je precies 3 tegels in je voorraad hebt en neem er een vierde bij.
occupation-31 = 31 Magazijnmeester ({ kind-immediate }, 2 punten): { effect-31 }
card-32 = Wapenleverancier
effect-32 = Meteen: neem volgens het aantal langschepen dat je hebt: 1 → 2 wapenkaarten van de stapel; 2 → 5 wapenkaarten van de stapel; 3 of meer → 10 wapenkaarten van de stapel.
occupation-32 = 32 Wapenleverancier ({ kind-immediate }, 2 punten): { effect-32 }
card-33 = Schapenscheerder
effect-33 = Meteen: neem volgens het aantal schapen dat je hebt (drachtige tellen mee): 3 → 1 tegel wol; 4–5 → 2 tegels wol; 6 of meer → 3 tegels wol.
occupation-33 = 33 Schapenscheerder ({ kind-immediate }, 2 punten): { effect-33 }
card-34 = Herderin
effect-34 = Meteen: neem volgens het aantal schapen dat je hebt (drachtige tellen mee): 2–3 → 1 tegel melk en 1 tegel wol; 4 of meer → 1 tegel melk en 2 tegels wol.
occupation-34 = 34 Herderin ({ kind-immediate }, 0 punten): { effect-34 }
card-35 = Rundveefokker
effect-35 = Meteen: je mag een fokfase alleen voor jezelf uitvoeren.
occupation-35 = 35 Rundveefokker ({ kind-immediate }, 0 punten): { effect-35 }
card-36 = Scheepskok
effect-36 = Vóór elke overzeese handel: je mag 1 tegel pekelvlees, wild of walvisvlees 1 niveau verbeteren.
occupation-36 = 36 Scheepskok ({ kind-each_time }, 2 punten): { effect-36 }
card-37 = Buitenlandse handelaar
effect-37 = Vóór elke overzeese handel: je mag 1 tegel 1 niveau verbeteren.
occupation-37 = 37 Buitenlandse handelaar ({ kind-each_time }, 1 punt): { effect-37 }
card-38 = Vredestichter
effect-38 = In elke wapenfase: je mag 1 hout, 1 steen of 1 erts nemen in plaats van een wapenkaart te trekken.
occupation-38 = 38 Vredestichter ({ kind-each_time }, 2 punten): { effect-38 }
card-39 = Overlader
effect-39 = Altijd: je mag geladen erts van je walvisboten en langschepen in je voorraad terugnemen.
occupation-39 = 39 Overlader ({ kind-anytime }, 2 punten): { effect-39 }
card-40 = Meester-schrijnwerker
effect-40 = Altijd: je mag vakken in je stenen huizen en langhuizen met hout bedekken, net als met zilver.
occupation-40 = 40 Meester-schrijnwerker ({ kind-anytime }, 3 punten): { effect-40 }
card-41 = Treuzelaar
effect-41 = Na elke bonusfase: je mag 1 zilver of 1 tegel mede ruilen voor 1 tegel olie.
occupation-41 = 41 Treuzelaar ({ kind-each_time }, 1 punt): { effect-41 }
card-42 = Rentmeester
effect-42 = Vóór het inkomen: je mag 1 hout of 1 steen uit je voorraad in een van je schuren leggen om 1 zilver te krijgen.
occupation-42 = 42 Rentmeester ({ kind-each_time }, 2 punten): { effect-42 }
card-43 = Fruitplukster
effect-43 = Meteen: neem 1 tegel fruit.
occupation-43 = 43 Fruitplukster ({ kind-immediate }, 0 punten): { effect-43 }
card-44 = Meester-kleermaker
effect-44 = Altijd: je mag 1 tegel huid, 1 tegel wol en 1 tegel linnen ruilen voor 1 tegel kleding en 3 zilver.
occupation-44 = 44 Meester-kleermaker ({ kind-anytime }, 1 punt): { effect-44 }
card-45 = Piraat
effect-45 = Altijd: je mag 1 hout en 6 zilver ruilen voor 1 tegel schatkist.
occupation-45 = 45 Piraat ({ kind-anytime }, -1 punt): { effect-45 }
card-46 = Scheepsontwerper
effect-46 = Altijd: je mag 3 hout en 1 tegel wol, of 3 hout en 1 tegel linnen ruilen voor 1 langschip.
occupation-46 = 46 Scheepsontwerper ({ kind-anytime }, 1 punt): { effect-46 }
card-47 = Leerlooier
effect-47 = Altijd: je mag 1 tegel pekelvlees ruilen voor 1 tegel huid.
occupation-47 = 47 Leerlooier ({ kind-anytime }, 2 punten): { effect-47 }
card-48 = Boerin
effect-48 = Altijd: je mag 1 rund (drachtig of niet) ruilen voor 1 tegel sieraden.
occupation-48 = 48 Boerin ({ kind-anytime }, 3 punten): { effect-48 }
card-49 = Ploeger
effect-49 = Altijd: je mag 1 rund (drachtig of niet) ruilen voor 1 tegel erwten, 1 tegel vlas, 1 tegel bonen, 1 tegel graan en 1 tegel kool (dit telt als een oogst van jou).
occupation-49 = 49 Ploeger ({ kind-anytime }, 3 punten): { effect-49 }
card-50 = Runengraveur
effect-50 = Altijd: je mag 1 tegel runensteen ruilen voor 1 tegel huid.
occupation-50 = 50 Runengraveur ({ kind-anytime }, 2 punten): { effect-50 }
card-51 = Meester-metselaar
effect-51 = Altijd: je mag 1 tegel runensteen ruilen voor 1 zilver en 1 tegel melk, of 1 zilver en 1 tegel kool.
occupation-51 = 51 Meester-metselaar ({ kind-anytime }, 1 punt): { effect-51 }
card-52 = Huisleraar
effect-52 = Altijd: je mag voor 1 zilver 1 beroep uit je hand spelen.
occupation-52 = 52 Huisleraar ({ kind-anytime }, 0 punten): { effect-52 }
card-53 = Boerderijwinkelier
effect-53 = Altijd: je mag voor 1 zilver 1 oranje tegel 1 niveau verbeteren.
occupation-53 = 53 Boerderijwinkelier ({ kind-anytime }, 1 punt): { effect-53 }
card-54 = Koopman
effect-54 = Altijd: je mag 1 tegel tafelzilver ruilen voor 1 tegel kist of 1 tegel zijde.
occupation-54 = 54 Koopman ({ kind-anytime }, 3 punten): { effect-54 }
card-55 = Schatbewaarder
effect-55 = Altijd: je mag 1 tegel kist en 3 zilver ruilen voor 1 tegel schatkist.
occupation-55 = 55 Schatbewaarder ({ kind-anytime }, 2 punten): { effect-55 }
card-56 = Wapenhandelaar
effect-56 = Altijd: je mag 2 wapenkaarten naar keuze ruilen voor 1 erts.
occupation-56 = 56 Wapenhandelaar ({ kind-anytime }, 1 punt): { effect-56 }
card-57 = Bonenboer
effect-57 = Altijd: je mag 2 tegels bonen ruilen voor 1 tegel erwten, 1 tegel mede en 1 tegel stokvis.
occupation-57 = 57 Bonenboer ({ kind-anytime }, 1 punt): { effect-57 }
card-58 = Lijnoliepersster
effect-58 = Altijd: je mag 2 tegels vlas ruilen voor 3 tegels olie.
occupation-58 = 58 Lijnoliepersster ({ kind-anytime }, 3 punten): { effect-58 }
card-59 = Linnenwever
effect-59 = Altijd: je mag 2 tegels vlas en 1 zilver ruilen voor 2 tegels linnen.
occupation-59 = 59 Linnenwever ({ kind-anytime }, 0 punten): { effect-59 }
card-60 = Inspecteur
effect-60 = Meteen: je mag 1 Viking van jou van een vak naar het Thing-plein terugnemen, en voor zoveel zilver als het nummer van de ronde een tweede van hetzelfde vak.
occupation-60 = 60 Inspecteur ({ kind-immediate }, 2 punten): { effect-60 }
card-61 = Werfeigenaar
effect-61 = Meteen: je mag 1 langschip (het erts erop gaat verloren) ruilen voor 8 zilver.
occupation-61 = 61 Werfeigenaar ({ kind-immediate }, 3 punten): { effect-61 }
card-62 = Edelsmid
effect-62 = Meteen: je mag 1 erts en 1 zilver ruilen voor het crucifix (als dat er nog is) of de mantelspeld (als die er nog is).
occupation-62 = 62 Edelsmid ({ kind-immediate }, 3 punten): { effect-62 }
card-63 = Hoorndraaier
effect-63 = Meteen: je mag 1 schaap (drachtig of niet) ruilen voor 1 tegel pekelvlees, 1 tegel huid en 1 tegel wol. Daarna: je mag de drinkhoorn (als die er nog is) kopen voor 3 zilver.
occupation-63 = 63 Hoorndraaier ({ kind-immediate }, 2 punten): { effect-63 }
effect-63-1 = Meteen: je mag 1 schaap (drachtig of niet) ruilen voor 1 tegel pekelvlees, 1 tegel huid en 1 tegel wol.
effect-63-2 = Meteen: je mag de drinkhoorn (als die er nog is) kopen voor 3 zilver.
card-64 = Scheepsbouwer
effect-64 = Meteen: je mag 1 walvisboot (het erts erop gaat verloren) en 2 zilver ruilen voor 1 langschip.
occupation-64 = 64 Scheepsbouwer ({ kind-immediate }, 1 punt): { effect-64 }
card-65 = Drakendoder
effect-65 = Meteen: je mag 2 strikken en 2 speren ruilen voor 1 tegel schatkist.
occupation-65 = 65 Drakendoder ({ kind-immediate }, 0 punten): { effect-65 }
card-66 = Akkerboer
effect-66 = Meteen: je mag voor 1 zilver 1 oranje tegel in het goederenraster tot 2 stappen schuin naar rechtsboven verplaatsen.
occupation-66 = 66 Akkerboer ({ kind-immediate }, 0 punten): { effect-66 }
card-67 = Lijfkok
effect-67 = Meteen: je mag 2 tegels tafelzilver, 1 tegel wild en 1 tegel mede kopen voor 4 zilver.
occupation-67 = 67 Lijfkok ({ kind-immediate }, 1 punt): { effect-67 }
card-68 = Wapenverstrekker
effect-68 = Meteen: neem 4 wapenkaarten van de stapel.
occupation-68 = 68 Wapenverstrekker ({ kind-immediate }, 2 punten): { effect-68 }
card-69 = Uitruster
effect-69 = Meteen: je mag wapenkaarten nemen tot je 2 bogen, 2 strikken, 2 speren en 2 zwaarden hebt.
occupation-69 = 69 Uitruster ({ kind-immediate }, 1 punt): { effect-69 }
card-70 = Koerier
effect-70 = Meteen: je mag de mantelspeld van het bord van wie dan ook nemen; 1 tegel tafelzilver en 1 tegel runensteen uit de algemene voorraad vullen de plek.
occupation-70 = 70 Koerier ({ kind-immediate }, 0 punten): { effect-70 }
card-71 = Waard
effect-71 = Meteen: je mag de drinkhoorn van het bord van wie dan ook nemen; 1 tegel kist en 1 tegel runensteen uit de algemene voorraad vullen de plek.
occupation-71 = 71 Waard ({ kind-immediate }, -1 punt): { effect-71 }
card-72 = Graaf
effect-72 = Meteen: je mag 1 stenen huis kopen voor zoveel zilver als het nummer van de ronde.
occupation-72 = 72 Graaf ({ kind-immediate }, 2 punten): { effect-72 }
card-73 = Metaalsmid
effect-73 = Meteen: je mag een van deze nemen: 1 tegel tafelzilver gratis, of het crucifix (als dat er nog is) voor 2 zilver, of de kelk (als die er nog is) voor 5 zilver.
occupation-73 = 73 Metaalsmid ({ kind-immediate }, 2 punten): { effect-73 }
card-74 = Koeherder
effect-74 = Meteen: je mag 1 tegel graan en 2 zilver ruilen voor 1 rund.
occupation-74 = 74 Koeherder ({ kind-immediate }, 1 punt): { effect-74 }
card-75 = Bottenverzamelaar
effect-75 = Meteen: je mag 1 tegel huid en botten kopen voor 1 zilver.
occupation-75 = 75 Bottenverzamelaar ({ kind-immediate }, 0 punten): { effect-75 }
card-76 = Thuiskomer
effect-76 = Meteen: je mag van elk vak van de vierde kolom 1 Viking van jou naar het Thing-plein terugnemen.
occupation-76 = 76 Thuiskomer ({ kind-immediate }, 1 punt): { effect-76 }
card-77 = Volgeling
effect-77 = Meteen: je mag een bezet vak van de tweede kolom gebruiken zonder Vikingen te plaatsen.
occupation-77 = 77 Volgeling ({ kind-immediate }, 0 punten): { effect-77 }
card-78 = Rondreizende koopvrouw
effect-78 = Meteen: je mag tegels in je voorraad omdraaien, hoogstens, volgens het aantal knarrs dat je hebt: 1 → 2 tegels; 2 → 4 tegels; 3 → 6 tegels; 4 of meer → 7 tegels.
occupation-78 = 78 Rondreizende koopvrouw ({ kind-immediate }, 0 punten): { effect-78 }
effect-78-1 = Meteen: je mag tegels in je voorraad omdraaien, hoogstens, volgens het aantal knarrs dat je hebt: 1 → 2 tegels; 2 → 4 tegels; 3 → 6 tegels; 4 of meer → 7 tegels.
effect-78-2 = Meteen: je mag tegels in je voorraad omdraaien, hoogstens, volgens het aantal knarrs dat je hebt: 1 → 2 tegels; 2 → 4 tegels; 3 → 6 tegels; 4 of meer → 7 tegels.
effect-78-3 = Meteen: je mag tegels in je voorraad omdraaien, hoogstens, volgens het aantal knarrs dat je hebt: 1 → 2 tegels; 2 → 4 tegels; 3 → 6 tegels; 4 of meer → 7 tegels.
effect-78-4 = Meteen: je mag tegels in je voorraad omdraaien, hoogstens, volgens het aantal knarrs dat je hebt: 1 → 2 tegels; 2 → 4 tegels; 3 → 6 tegels; 4 of meer → 7 tegels.
card-79 = Fokker
effect-79 = Meteen: je mag 1 rund op de drachtige kant draaien.
occupation-79 = 79 Fokker ({ kind-immediate }, 1 punt): { effect-79 }
card-80 = Herdersjongen
effect-80 = Meteen: je mag 1 schaap kopen voor 2 zilver.
occupation-80 = 80 Herdersjongen ({ kind-immediate }, 0 punten): { effect-80 }
card-81 = Kwartiermeester
effect-81 = Meteen: je mag 1 langschip kopen voor 8 zilver (1 minder per zwaard, ½ minder per speer of boog die je hebt, naar beneden afgerond; je houdt de wapens).
occupation-81 = 81 Kwartiermeester ({ kind-immediate }, 2 punten): { effect-81 }
card-82 = Langschipbouwer
effect-82 = Meteen: je mag 1 langschip kopen voor een prijs volgens het aantal knarrs dat je hebt: 1 → 6 zilver; 2 → 3 zilver; 3 of meer → 1 zilver.
occupation-82 = 82 Langschipbouwer ({ kind-immediate }, 1 punt): { effect-82 }
card-83 = Groothandelaar
effect-83 = Meteen: je mag tot 4 gelijke tegels elk 1 niveau verbeteren.
occupation-83 = 83 Groothandelaar ({ kind-immediate }, 1 punt): { effect-83 }
card-84 = Havenwachter
effect-84 = Meteen: je mag emigreren zonder Vikingen te plaatsen, voor 1 zilver minder per groot schip dat je hebt (het emigrerende telt mee).
occupation-84 = 84 Havenwachter ({ kind-immediate }, 0 punten): { effect-84 }
card-85 = Hoornblazer
effect-85 = Meteen: je mag voor 1 zilver jagen zonder Vikingen te plaatsen. Daarna: je mag voor 2 zilver een strik zetten zonder Vikingen te plaatsen.
occupation-85 = 85 Hoornblazer ({ kind-immediate }, 0 punten): { effect-85 }
effect-85-1 = Meteen: je mag voor 1 zilver jagen zonder Vikingen te plaatsen.
effect-85-2 = Meteen: je mag voor 2 zilver een strik zetten zonder Vikingen te plaatsen.
card-86 = Huidenkoper
effect-86 = Meteen: je mag kopen: 1 tegel huid voor 2 zilver, of 2 tegels huid voor 4 zilver, of 3 tegels huid voor 6 zilver.
occupation-86 = 86 Huidenkoper ({ kind-immediate }, 3 punten): { effect-86 }
card-87 = Predikant
effect-87 = Meteen: je mag het crucifix (als dat er nog is) nemen, of je mag precies 4 stuks van 1 bergstrook nemen.
occupation-87 = 87 Predikant ({ kind-immediate }, 0 punten): { effect-87 }
effect-87-1 = Meteen: je mag het crucifix (als dat er nog is) nemen.
effect-87-2 = Meteen: je mag precies 4 stuks van 1 bergstrook nemen.
card-88 = Klerk
effect-88 = Vóór elke overzeese handel: je mag één keer per knarr voor 1 zilver 1 tegel in het goederenraster 1 stap schuin naar linksboven verplaatsen.
occupation-88 = 88 Klerk ({ kind-each_time }, 2 punten): { effect-88 }
card-89 = Katapultschutter
effect-89 = Op strooptocht en bij het plunderen verhoogt elke uitgegeven steen het resultaat met 2.
occupation-89 = 89 Katapultschutter ({ kind-each_time }, 1 punt): { effect-89 }
card-90 = Zwaardvechter
effect-90 = Vóór elke strooptocht: je mag 1 erts van het gebruikte langschip in de algemene voorraad leggen om 2 bij elke worp op te tellen.
occupation-90 = 90 Zwaardvechter ({ kind-each_time }, 2 punten): { effect-90 }
card-91 = Laatkomer
effect-91 = Aan het eind van elke actiefase: je mag voor 1 zilver, zonder Vikingen te plaatsen, een leeg vak van de eerste kolom gebruiken direct boven of onder een vak van die kolom waarop een Viking van jou staat.
occupation-91 = 91 Laatkomer ({ kind-each_time }, 0 punten): { effect-91 }
card-92 = Meelevende ziel
effect-92 = In elke ronde zonder oogst: neem volgens het aantal speciale tegels dat je hebt (in je voorraad en op borden): 3 → 1 zilver; 4 → 2 zilver; 5 of meer → 3 zilver.
occupation-92 = 92 Meelevende ziel ({ kind-each_time }, 1 punt): { effect-92 }
card-93 = Helper in nood
effect-93 = In elke ronde zonder oogst: neem volgens het aantal walvisboten dat je hebt: 1 → 1 tegel bonen; 2 → 1 tegel graan; 3 → 1 tegel kool.
occupation-93 = 93 Helper in nood ({ kind-each_time }, 3 punten): { effect-93 }
card-94 = Specerijenhandelaar
effect-94 = In elke ronde zonder oogst: je mag 2 tegels olie ruilen voor 1 tegel specerijen.
occupation-94 = 94 Specerijenhandelaar ({ kind-each_time }, 2 punten): { effect-94 }
card-95 = Zwerver
effect-95 = In elke ronde zonder oogst: je mag tot 2 stuks van 1 bergstrook nemen.
occupation-95 = 95 Zwerver ({ kind-each_time }, 1 punt): { effect-95 }
card-96 = Slager
effect-96 = In elke ronde zonder oogst: je mag ruilen: 1 tegel wild voor 1 tegel walvisvlees, of 1 tegel walvisvlees voor 2 tegels wild.
occupation-96 = 96 Slager ({ kind-each_time }, 1 punt): { effect-96 }
card-97 = Erwtenteller
effect-97 = In elke ronde zonder oogst: je mag de tegels erwten in je voorraad verdubbelen, tot hoogstens 8.
occupation-97 = 97 Erwtenteller ({ kind-each_time }, 1 punt): { effect-97 }
card-98 = Edelman
effect-98 = Na elke tegel graan die je in een stenen huis of langhuis legt: je mag 1 tegel zijde kopen voor 2 zilver.
occupation-98 = 98 Edelman ({ kind-each_time }, 2 punten): { effect-98 }
card-99 = Opleider
effect-99 = Telkens als je een beroep zou trekken: je mag in plaats daarvan 1 beroep uit je hand spelen.
occupation-99 = 99 Opleider ({ kind-each_time }, 2 punten): { effect-99 }
card-100 = Doodgraver
effect-100 = Voor elke tegel runensteen die je op een eiland legt: neem 1 zilver.
occupation-100 = 100 Doodgraver ({ kind-each_time }, -1 punt): { effect-100 }
card-101 = Rechter
effect-101 = Voor elke tegel runensteen die je in een stenen huis of langhuis legt: neem 1 tegel mede en 1 zilver.
occupation-101 = 101 Rechter ({ kind-each_time }, 1 punt): { effect-101 }
card-102 = Bonthandelaar
effect-102 = Telkens als een vak je precies 1 tegel laat verbeteren: je mag in plaats daarvan 1 tegel wild of 1 tegel zijde ruilen voor 1 tegel bont.
occupation-102 = 102 Bonthandelaar ({ kind-each_time }, 2 punten): { effect-102 }
card-103 = Bossmid
effect-103 = Vlak voordat je op een vak Ambacht erts ruilt: je mag 1 stuk van 1 bergstrook nemen.
occupation-103 = 103 Bossmid ({ kind-each_time }, 3 punten): { effect-103 }
card-104 = Ontmoedigde krijger
effect-104 = Na een mislukte strooptocht: neem 1 tegel stokvis of 1 tegel olie, als je hoogstens 2 keer hebt gegooid.
occupation-104 = 104 Ontmoedigde krijger ({ kind-each_time }, 0 punten): { effect-104 }
card-105 = Knarrbouwer
effect-105 = Op het vak Walvisboot voor 1 Viking: je mag in plaats daarvan 1 knarr bouwen voor 3 hout.
occupation-105 = 105 Knarrbouwer ({ kind-each_time }, 3 punten): { effect-105 }
card-106 = Oorlogsstoker
effect-106 = Het vak Overval vraagt minder Vikingen volgens het aantal langschepen dat je hebt: 3 → 1 Viking minder; 4 of meer → 2 Vikingen minder.
occupation-106 = 106 Oorlogsstoker ({ kind-each_time }, -1 punt): { effect-106 }
effect-106-1 = Het vak Overval vraagt minder Vikingen volgens het aantal langschepen dat je hebt: 3 → 1 Viking minder; 4 of meer → 2 Vikingen minder.
effect-106-2 = Het vak Overval vraagt minder Vikingen volgens het aantal langschepen dat je hebt: 3 → 1 Viking minder; 4 of meer → 2 Vikingen minder.
card-107 = Avonturier
effect-107 = Op het verkenningsvak voor elk schip mag je met elk schip elk zichtbaar eiland nemen.
occupation-107 = 107 Avonturier ({ kind-each_time }, 1 punt): { effect-107 }
card-108 = IJzersmid
effect-108 = Nadat je Vikingen op een vak Ambacht hebt geplaatst en daar erts hebt geruild: je mag voor 1 zilver 1 van deze Vikingen naar het Thing-plein terugnemen.
occupation-108 = 108 IJzersmid ({ kind-each_time }, 2 punten): { effect-108 }
card-109 = Rekenmeester
effect-109 = Na elk gebruik van het vak Overzeese handel voor 2 Vikingen: neem 1 zilver per knarr.
occupation-109 = 109 Rekenmeester ({ kind-each_time }, 2 punten): { effect-109 }
card-110 = Kolonist uit Birka
effect-110 = Na elk gebruik van het vak Overzeese handel voor 2 Vikingen: je mag voor de normale prijs emigreren zonder Vikingen te plaatsen.
occupation-110 = 110 Kolonist uit Birka ({ kind-each_time }, 1 punt): { effect-110 }
card-111 = Kunstenaar
effect-111 = Na elk gebruik van een vak Ambacht: neem 1 zilver per soort bouwmateriaal (hout, steen, erts) dat je daar hebt geruild.
occupation-111 = 111 Kunstenaar ({ kind-each_time }, 1 punt): { effect-111 }
card-112 = Kroegbaas
effect-112 = Telkens als je een vak Ambacht gebruikt: neem 1 tegel mede.
occupation-112 = 112 Kroegbaas ({ kind-each_time }, 0 punten): { effect-112 }
card-113 = Leerling-ambachtsman
effect-113 = Vóór elk gebruik van een vak Ambacht: je mag 1 stuk van 1 bergstrook nemen.
occupation-113 = 113 Leerling-ambachtsman ({ kind-each_time }, 0 punten): { effect-113 }
card-114 = Zijdeborduurster
effect-114 = Na elk gebruik van een vak Ambacht: je mag 1 tegel zijde kopen voor 3 zilver.
occupation-114 = 114 Zijdeborduurster ({ kind-each_time }, 3 punten): { effect-114 }
card-115 = Prinses
effect-115 = Telkens als je een vak Huizenbouw gebruikt: neem 1 tegel tafelzilver.
occupation-115 = 115 Prinses ({ kind-each_time }, 1 punt): { effect-115 }
card-116 = Voorman-metselaar
effect-116 = Op vakken Huizenbouw kost een huis je 1 steen minder.
occupation-116 = 116 Voorman-metselaar ({ kind-each_time }, 2 punten): { effect-116 }
card-117 = Scheepseigenaar
effect-117 = Nadat je een knarr of langschip voor minstens 1 hout hebt gebouwd: je mag 1 tegel 1 niveau verbeteren.
occupation-117 = 117 Scheepseigenaar ({ kind-each_time }, 3 punten): { effect-117 }
card-118 = Boodschapper
effect-118 = Telkens als je een vak Weekmarkt gebruikt: neem 1 tegel mede en 1 steen.
occupation-118 = 118 Boodschapper ({ kind-each_time }, 0 punten): { effect-118 }
card-119 = Melkboer
effect-119 = Telkens als je een vak Weekmarkt gebruikt: neem 1 tegel melk.
occupation-119 = 119 Melkboer ({ kind-each_time }, 1 punt): { effect-119 }
card-120 = Tussenhandelaar
effect-120 = Na elk gebruik van een vak Weekmarkt: je mag voor 1 zilver 1 tegel 1 niveau verbeteren.
occupation-120 = 120 Tussenhandelaar ({ kind-each_time }, 2 punten): { effect-120 }
card-121 = Timmervrouw
effect-121 = Vóór elk gebruik van een vak Huizenbouw of Scheepsbouw: je mag 1 stuk van 1 bergstrook nemen.
occupation-121 = 121 Timmervrouw ({ kind-each_time }, 0 punten): { effect-121 }
card-122 = Bergwachter
effect-122 = Na elk gebruik van een vak dat van bergstroken neemt: neem volgens het aantal verschillende dingen dat je van bergstroken nam (hout, steen, erts, zilver): 2 → 1 tegel mede; 3 → 1 tegel huid; 4 of meer → 1 tegel kist.
occupation-122 = 122 Bergwachter ({ kind-each_time }, 0 punten): { effect-122 }
card-123 = Olieverkoopster
effect-123 = Na elk gebruik van een vak dat precies 1 tegel verbetert: je mag 1 tegel olie ruilen voor 1 tegel tafelzilver.
occupation-123 = 123 Olieverkoopster ({ kind-each_time }, 1 punt): { effect-123 }
card-124 = Arbeider
effect-124 = Na elk gebruik van een vak waarvan de opbrengst precies 2 zilver bevat: je mag 1 tegel graan en 2 hout kopen voor 2 zilver.
occupation-124 = 124 Arbeider ({ kind-each_time }, 1 punt): { effect-124 }
card-125 = Schrijver
effect-125 = Telkens als je een eiland verkent of emigreert: neem 1 tegel runensteen.
occupation-125 = 125 Schrijver ({ kind-each_time }, 0 punten): { effect-125 }
card-126 = Strikkenzetter
effect-126 = Na succes met strikken: neem 1 zilver.
occupation-126 = 126 Strikkenzetter ({ kind-each_time }, 2 punten): { effect-126 }
card-127 = Hengelaar
effect-127 = Na succes met strikken: neem 1 tegel stokvis.
occupation-127 = 127 Hengelaar ({ kind-each_time }, 1 punt): { effect-127 }
card-128 = Graver
effect-128 = Na succes met strikken: je mag 1 stuk van 1 bergstrook nemen.
occupation-128 = 128 Graver ({ kind-each_time }, 2 punten): { effect-128 }
card-129 = Vleespekelaar
effect-129 = Na succes met strikken: je mag 1 strik ruilen voor 1 tegel pekelvlees.
occupation-129 = 129 Vleespekelaar ({ kind-each_time }, 1 punt): { effect-129 }
card-130 = Strikkenspecialist
effect-130 = Na succes met strikken op een vak waar je Vikingen hebt geplaatst: je mag voor 2 strikken 1 van deze Vikingen naar het Thing-plein terugnemen.
occupation-130 = 130 Strikkenspecialist ({ kind-each_time }, 1 punt): { effect-130 }
card-131 = Aaslegger
effect-131 = Telkens als je een strik zet, met of zonder succes: je mag 1 tegel stokvis ruilen voor 1 tegel wild.
occupation-131 = 131 Aaslegger ({ kind-each_time }, 1 punt): { effect-131 }
card-132 = Berserker
effect-132 = Vóór elke plundering: je mag 1 erts van het gebruikte langschip in de algemene voorraad leggen om 3 bij elke worp op te tellen.
occupation-132 = 132 Berserker ({ kind-each_time }, 2 punten): { effect-132 }
card-133 = Lansdrager
effect-133 = Na een geslaagde strooptocht: neem 1 zilver of 1 tegel erwten.
occupation-133 = 133 Lansdrager ({ kind-each_time }, 1 punt): { effect-133 }
card-134 = Dronkaard
effect-134 = Na een mislukte strooptocht: neem 1 tegel mede.
occupation-134 = 134 Dronkaard ({ kind-each_time }, 0 punten): { effect-134 }
card-135 = Eenzame wolf
effect-135 = Na een geslaagde strooptocht of plundering: neem 1 zwaard, als je precies 1 zwaard hebt uitgegeven.
occupation-135 = 135 Eenzame wolf ({ kind-each_time }, 2 punten): { effect-135 }
card-136 = Plunderaar
effect-136 = Tel 1 op bij je worpen op strooptocht en bij het plunderen. Je mag het resultaat van een strooptocht of plundering over twee stukken buit verdelen.
occupation-136 = 136 Plunderaar ({ kind-each_time }, 2 punten): { effect-136 }
effect-136-1 = Tel 1 op bij je worpen op strooptocht en bij het plunderen.
effect-136-2 = Je mag het resultaat van een strooptocht of plundering over twee stukken buit verdelen.
card-137 = Lijf-aan-lijfvechter
effect-137 = Op strooptocht en bij het plunderen mag je speren uitgeven als zwaarden.
occupation-137 = 137 Lijf-aan-lijfvechter ({ kind-each_time }, 3 punten): { effect-137 }
card-138 = Dief
effect-138 = Op strooptocht en bij het plunderen mag je groene goederen nemen; hun zwaardwaarde is die van hun blauwe kant min 1.
occupation-138 = 138 Dief ({ kind-each_time }, 1 punt): { effect-138 }
card-139 = Buitjager
effect-139 = Op strooptocht en bij het plunderen telt de hoogste zwaardwaarde van de speciale tegels in de algemene voorraad als 1 lager.
occupation-139 = 139 Buitjager ({ kind-each_time }, 1 punt): { effect-139 }
card-140 = Traankoker
effect-140 = Na een geslaagde walvisvangst: neem 1 tegel olie.
occupation-140 = 140 Traankoker ({ kind-each_time }, 2 punten): { effect-140 }
card-141 = Ivoorsnijder
effect-141 = Na een geslaagde walvisvangst: neem volgens het aantal gebruikte walvisboten: 1 → 1 tegel kool; 2 → 1 tegel bonen; 3 → 1 tegel erwten (alleen als je geen hout hebt uitgegeven).
occupation-141 = 141 Ivoorsnijder ({ kind-each_time }, 2 punten): { effect-141 }
card-142 = Walvisvanger
effect-142 = Na een geslaagde walvisvangst: neem 1 speer, als je precies 1 speer hebt uitgegeven.
occupation-142 = 142 Walvisvanger ({ kind-each_time }, 3 punten): { effect-142 }
card-143 = Geweienverkoper
effect-143 = Na een geslaagde jacht: neem 1 zilver.
occupation-143 = 143 Geweienverkoper ({ kind-each_time }, 2 punten): { effect-143 }
card-144 = Hertenjager
effect-144 = Na een geslaagde jacht: je mag 1 tegel huid en botten kopen voor 2 zilver.
occupation-144 = 144 Hertenjager ({ kind-each_time }, 0 punten): { effect-144 }
card-145 = Boswachter
effect-145 = Vóór elke jacht: je mag 1 stuk van 1 bergstrook nemen.
occupation-145 = 145 Boswachter ({ kind-each_time }, 2 punten): { effect-145 }
card-146 = Sleerijder
effect-146 = Trek 1 af van je worpen bij de jacht en met strikken.
occupation-146 = 146 Sleerijder ({ kind-each_time }, 0 punten): { effect-146 }
card-147 = Stuurman
effect-147 = Op strooptocht, bij plundering, overval en verkenning mogen je knarrs langschepen vervangen, maar ze dragen geen erts.
occupation-147 = 147 Stuurman ({ kind-each_time }, 1 punt): { effect-147 }
card-148 = Specerijenkoopvrouw
effect-148 = Nadat je een knarr voor minstens 1 hout hebt gebouwd: je mag 1 tegel specerijen kopen voor 3 zilver.
occupation-148 = 148 Specerijenkoopvrouw ({ kind-each_time }, 1 punt): { effect-148 }
card-149 = Priester
effect-149 = Vlak voor elk gebruik van een vak Overzeese handel: neem 1 tegel olie.
occupation-149 = 149 Priester ({ kind-each_time }, 1 punt): { effect-149 }
card-150 = Vleesinkoper
effect-150 = Telkens als je precies 2 tegels stokvis of 2 tegels pekelvlees tegelijk krijgt: je mag in plaats van een van de twee 1 tegel wild nemen.
occupation-150 = 150 Vleesinkoper ({ kind-each_time }, 0 punten): { effect-150 }
card-151 = Woordvoerder van het Thing
effect-151 = Telkens als in de actiefase 1 of 2 van je Vikingen tegelijk naar het Thing-plein terugkeren: neem 1 zilver.
occupation-151 = 151 Woordvoerder van het Thing ({ kind-each_time }, 3 punten): { effect-151 }
card-152 = Koopvrouw
effect-152 = In elke actie die 3 of 4 tegels verbetert, mag je er een 2 niveaus verbeteren.
occupation-152 = 152 Koopvrouw ({ kind-each_time }, 1 punt): { effect-152 }
card-153 = Bedreven jager
effect-153 = In elke actie met dobbelstenen mag je tot 4 keer gooien.
occupation-153 = 153 Bedreven jager ({ kind-each_time }, 2 punten): { effect-153 }
card-154 = Houthakker
effect-154 = Na elke actie waarvoor je Vikingen hebt geplaatst en die je minstens 2 hout opleverde: neem 1 zilver.
occupation-154 = 154 Houthakker ({ kind-each_time }, 2 punten): { effect-154 }
card-155 = Kuiper
effect-155 = Na elke actie waarvoor je Vikingen hebt geplaatst en die je minstens 2 hout opleverde: je mag 1 hout ruilen voor 1 tegel stokvis.
occupation-155 = 155 Kuiper ({ kind-each_time }, 2 punten): { effect-155 }
card-156 = Steenbreker
effect-156 = Na elke actie waarvoor je Vikingen hebt geplaatst en die je minstens 1 steen opleverde: neem 1 zilver.
occupation-156 = 156 Steenbreker ({ kind-each_time }, 2 punten): { effect-156 }
card-157 = Vilder
effect-157 = Voor elk schaap of rund dat je op je feesttafel legt: neem 1 tegel huid en botten.
occupation-157 = 157 Vilder ({ kind-each_time }, 0 punten): { effect-157 }
card-158 = Barbaar
effect-158 = Voor elke tegel wild of walvisvlees die je op je feesttafel legt: neem 3 wapenkaarten van de stapel en 1 zilver.
occupation-158 = 158 Barbaar ({ kind-each_time }, 1 punt): { effect-158 }
card-159 = Feestjager
effect-159 = Na elk feestmaal: je mag jagen zonder Vikingen te plaatsen, als er wild op je feesttafel lag.
occupation-159 = 159 Feestjager ({ kind-each_time }, 1 punt): { effect-159 }
card-160 = Nuchtere
effect-160 = Tijdens het feestmaal: neem 1 zilver als je geen mede op je feesttafel legt; beloof je dat, dan neem je het meteen.
occupation-160 = 160 Nuchtere ({ kind-each_time }, 2 punten): { effect-160 }
card-161 = Walvisvangsthulp
effect-161 = In elke bonusfase: neem 1 tegel kool, als minstens 7 van je Vikingen op vakken van de derde kolom staan.
occupation-161 = 161 Walvisvangsthulp ({ kind-each_time }, 0 punten): { effect-161 }
card-162 = Vlasboer
effect-162 = In elke bonusfase: neem 1 tegel vlas, als minstens 7 van je Vikingen op vakken van de tweede kolom staan.
occupation-162 = 162 Vlasboer ({ kind-each_time }, 1 punt): { effect-162 }
card-163 = Boerenknecht
effect-163 = Na een geslaagde jacht op het vak voor 2 Vikingen, als je daar Vikingen hebt geplaatst: neem 1 tegel huid en 1 zilver.
occupation-163 = 163 Boerenknecht ({ kind-each_time }, 1 punt): { effect-163 }
card-164 = Gewapende strijder
effect-164 = Vlak voordat je precies 4 Vikingen in de vierde kolom plaatst: je mag 1 stuk van 1 bergstrook nemen, maar alleen steen of erts.
occupation-164 = 164 Gewapende strijder ({ kind-each_time }, 3 punten): { effect-164 }
card-165 = Dorpsoudste
effect-165 = Aan het begin van elk feestmaal: neem 2 zilver, als je minstens 1 tegel kleding in je voorraad hebt.
occupation-165 = 165 Dorpsoudste ({ kind-each_time }, 3 punten): { effect-165 }
card-166 = Wapenmeester
effect-166 = Voordat je precies 2 Vikingen in de tweede kolom plaatst, behalve de eerste keer dat je in de ronde 2 Vikingen plaatst: je mag 1 wapenkaart van de stapel nemen.
occupation-166 = 166 Wapenmeester ({ kind-each_time }, 1 punt): { effect-166 }
card-167 = Voorproefster
effect-167 = Aan het begin van elk feestmaal: neem volgens het aantal tegels specerijen in je voorraad: 1 → 1 zilver; 2 of meer → 2 zilver.
occupation-167 = 167 Voorproefster ({ kind-each_time }, 3 punten): { effect-167 }
card-168 = Jarl van Lade
effect-168 = Telkens als het aantal Vikingen op je Thing-plein precies 3 wordt: neem 1 zilver.
occupation-168 = 168 Jarl van Lade ({ kind-each_time }, 2 punten): { effect-168 }
card-169 = Zaaier
effect-169 = Bij elke oogst: neem 1 tegel vlas (als je ervoor minstens 1 tegel vlas in je voorraad had), of 1 tegel graan (als je ervoor minstens 1 tegel graan in je voorraad had).
occupation-169 = 169 Zaaier ({ kind-each_time }, 1 punt): { effect-169 }
card-170 = Vluchtelingenhelper
effect-170 = Emigreren kost je 2 zilver minder.
occupation-170 = 170 Vluchtelingenhelper ({ kind-each_time }, 0 punten): { effect-170 }
card-171 = Vlasbakker
effect-171 = Na elke oogst: je mag 1 tegel vlas ruilen voor 1 tegel graan en 1 zilver.
occupation-171 = 171 Vlasbakker ({ kind-each_time }, 2 punten): { effect-171 }
card-172 = Viskok
effect-172 = Na elk feestmaal: je mag tegels stokvis van je feesttafel in je stenen huizen en langhuizen leggen.
occupation-172 = 172 Viskok ({ kind-each_time }, 0 punten): { effect-172 }
card-173 = Stempelsnijder
effect-173 = Voor elk erts dat aan het eind van een ronde van de bergstroken verdwijnt: neem 1 zilver. Voor elke dubbele munt die zo verdwijnt: neem 2 zilver.
occupation-173 = 173 Stempelsnijder ({ kind-each_time }, 1 punt): { effect-173 }
effect-173-1 = Voor elk erts dat aan het eind van een ronde van de bergstroken verdwijnt: neem 1 zilver.
effect-173-2 = Voor elke dubbele munt die zo verdwijnt: neem 2 zilver.
card-174 = Bosporusreiziger
effect-174 = Voor elk rund dat nieuw in je stal komt: je mag kopen: 1 tegel zijde voor 3 zilver, of 1 tegel specerijen voor 4 zilver.
occupation-174 = 174 Bosporusreiziger ({ kind-each_time }, 1 punt): { effect-174 }
card-175 = Levertraanperser
effect-175 = Na elke actie die je minstens 1 tegel stokvis opleverde: je mag 1 tegel olie kopen voor 1 zilver.
occupation-175 = 175 Levertraanperser ({ kind-each_time }, 2 punten): { effect-175 }
card-176 = Etiquettelerares
effect-176 = Na elke actie waarin je een beroep hebt gespeeld: neem 1 tegel erwten.
occupation-176 = 176 Etiquettelerares ({ kind-each_time }, 3 punten): { effect-176 }
card-177 = Dienstmeid
effect-177 = Telkens als een van je stenen huizen of langhuizen precies 1 bonustegel oplevert: je mag in plaats daarvan 1 tegel tafelzilver nemen.
occupation-177 = 177 Dienstmeid ({ kind-each_time }, 0 punten): { effect-177 }
card-178 = Botenbouwer
effect-178 = Zodra je 4 grote schepen hebt: neem 2 walvisboten.
occupation-178 = 178 Botenbouwer ({ kind-as_soon_as }, 0 punten): { effect-178 }
card-179 = Kotterschipper
effect-179 = De volgende keer dat je een knarr krijgt: neem 1 tegel stokvis en 1 zilver per knarr.
occupation-179 = 179 Kotterschipper ({ kind-as_soon_as }, 2 punten): { effect-179 }
card-180 = Strandrover
effect-180 = Zodra je 3 langschepen hebt: neem volgens je huidige inkomen: hoogstens 5 → 4 tegels tafelzilver; 6–11 → 3 tegels tafelzilver; 12–30 → 2 tegels tafelzilver.
occupation-180 = 180 Strandrover ({ kind-as_soon_as }, -2 punten): { effect-180 }
card-181 = Zeilhersteller
effect-181 = Zodra je 3 grote schepen hebt: neem volgens je huidige inkomen: hoogstens 4 → 3 tegels wol; 5–9 → 2 tegels wol; 10–30 → 1 tegel wol.
occupation-181 = 181 Zeilhersteller ({ kind-as_soon_as }, 1 punt): { effect-181 }
card-182 = Kruidentuinier
effect-182 = Zodra je 2 stenen huizen of langhuizen hebt, op elk moment maar slechts één keer in het spel: je mag ruilen: 2 hout voor 1 tegel specerijen, of 5 hout voor 2 tegels specerijen.
occupation-182 = 182 Kruidentuinier ({ kind-as_soon_as }, 1 punt): { effect-182 }
card-183 = Graanbezorger
effect-183 = Meteen: neem volgens het aantal knarrs dat je hebt: 1 → 1 tegel erwten, 1 tegel bonen en 1 tegel vlas; 2 → 1 tegel erwten, 1 tegel bonen, 1 tegel vlas en 1 tegel graan; 3 → 1 tegel erwten, 1 tegel bonen, 1 tegel vlas, 1 tegel graan en 1 tegel kool; 4 of meer → 1 tegel erwten, 1 tegel bonen, 1 tegel vlas, 1 tegel graan, 1 tegel kool en 1 tegel fruit.
occupation-183 = 183 Graanbezorger ({ kind-immediate }, 2 punten): { effect-183 }
card-184 = Geldschieter
effect-184 = Meteen: je mag 4 hout en 3 erts, of 3 zilver en 3 erts ruilen voor 1 langschip, beladen met deze 3 erts.
occupation-184 = 184 Geldschieter ({ kind-immediate }, 0 punten): { effect-184 }
card-185 = Reiziger naar Dorestad
effect-185 = In plaats van een strooptocht: je mag tot 2 tegels elk 1 niveau verbeteren.
occupation-185 = 185 Reiziger naar Dorestad ({ kind-each_time }, 2 punten): { effect-185 }
card-186 = Erwtenmeelbakker
effect-186 = Op je feesttafel mogen tot 2 tegels erwten in de lengte liggen.
occupation-186 = 186 Erwtenmeelbakker ({ kind-each_time }, 3 punten): { effect-186 }
card-187 = Kroniekschrijver
effect-187 = Altijd: je mag 3 tegels vlas ruilen voor 1 tegel schatkist. Tijdens een actie waarvoor je Vikingen hebt geplaatst: je mag 2 tegels vlas ruilen voor de riem (als die er nog is).
occupation-187 = 187 Kroniekschrijver ({ kind-anytime }, 2 punten): { effect-187 }
effect-187-1 = Altijd: je mag 3 tegels vlas ruilen voor 1 tegel schatkist.
effect-187-2 = Tijdens een actie waarvoor je Vikingen hebt geplaatst: je mag 2 tegels vlas ruilen voor de riem (als die er nog is).
card-188 = Groevearbeider
effect-188 = Meteen: neem volgens het aantal spelers: 2 → 1 zilver; 3 → 2 zilver; 4 → 3 zilver. Voor elke dubbele munt die je van het laatste vak van een bergstrook neemt: neem 1 zilver.
occupation-188 = 188 Groevearbeider ({ kind-immediate }, { kind-each_time }, 0 punten): { effect-188 }
effect-188-1 = Meteen: neem volgens het aantal spelers: 2 → 1 zilver; 3 → 2 zilver; 4 → 3 zilver.
effect-188-2 = Voor elke dubbele munt die je van het laatste vak van een bergstrook neemt: neem 1 zilver.
card-189 = Zeevaarder
effect-189 = Aan het eind: neem volgens het aantal eilanden dat je hebt: 2 → 4 zilver; 3 → 9 zilver; 4 of meer → 16 zilver.
occupation-189 = 189 Zeevaarder ({ kind-as_soon_as }, 1 punt): { effect-189 }
card-190 = Bosporushandelaar
effect-190 = Voor elke tegel specerijen die je krijgt: neem 1 tegel olie.
occupation-190 = 190 Bosporushandelaar ({ kind-each_time }, 0 punten): { effect-190 }

count-silver = { $count } zilver
count-wood = { $count } hout
count-stone = { $count } steen
count-ore = { $count } erts
count-loaded_ore = { $count } erts van het gebruikte langschip
count-peas =
    { $count ->
        [one] { $count } tegel erwten
       *[other] { $count } tegels erwten
    }
count-flax =
    { $count ->
        [one] { $count } tegel vlas
       *[other] { $count } tegels vlas
    }
count-beans =
    { $count ->
        [one] { $count } tegel bonen
       *[other] { $count } tegels bonen
    }
count-grain =
    { $count ->
        [one] { $count } tegel graan
       *[other] { $count } tegels graan
    }
count-cabbage =
    { $count ->
        [one] { $count } tegel kool
       *[other] { $count } tegels kool
    }
count-fruits =
    { $count ->
        [one] { $count } tegel fruit
       *[other] { $count } tegels fruit
    }
count-mead =
    { $count ->
        [one] { $count } tegel mede
       *[other] { $count } tegels mede
    }
count-stockfish =
    { $count ->
        [one] { $count } tegel stokvis
       *[other] { $count } tegels stokvis
    }
count-milk =
    { $count ->
        [one] { $count } tegel melk
       *[other] { $count } tegels melk
    }
count-salt_meat =
    { $count ->
        [one] { $count } tegel pekelvlees
       *[other] { $count } tegels pekelvlees
    }
count-game_meat =
    { $count ->
        [one] { $count } tegel wild
       *[other] { $count } tegels wild
    }
count-whale_meat =
    { $count ->
        [one] { $count } tegel walvisvlees
       *[other] { $count } tegels walvisvlees
    }
count-sheep =
    { $count ->
        [one] { $count } schaap
       *[other] { $count } schapen
    }
count-cattle =
    { $count ->
        [one] { $count } rund
       *[other] { $count } runderen
    }
count-oil =
    { $count ->
        [one] { $count } tegel olie
       *[other] { $count } tegels olie
    }
count-hide =
    { $count ->
        [one] { $count } tegel huid
       *[other] { $count } tegels huid
    }
count-wool =
    { $count ->
        [one] { $count } tegel wol
       *[other] { $count } tegels wol
    }
count-linen =
    { $count ->
        [one] { $count } tegel linnen
       *[other] { $count } tegels linnen
    }
count-skin_and_bones =
    { $count ->
        [one] { $count } tegel huid en botten
       *[other] { $count } tegels huid en botten
    }
count-fur =
    { $count ->
        [one] { $count } tegel bont
       *[other] { $count } tegels bont
    }
count-clothing =
    { $count ->
        [one] { $count } tegel kleding
       *[other] { $count } tegels kleding
    }
count-rune_stone =
    { $count ->
        [one] { $count } tegel runensteen
       *[other] { $count } tegels runensteen
    }
count-silverware =
    { $count ->
        [one] { $count } tegel tafelzilver
       *[other] { $count } tegels tafelzilver
    }
count-chest =
    { $count ->
        [one] { $count } tegel kist
       *[other] { $count } tegels kist
    }
count-silk =
    { $count ->
        [one] { $count } tegel zijde
       *[other] { $count } tegels zijde
    }
count-spices =
    { $count ->
        [one] { $count } tegel specerijen
       *[other] { $count } tegels specerijen
    }
count-jewellery =
    { $count ->
        [one] { $count } tegel sieraden
       *[other] { $count } tegels sieraden
    }
count-treasure_chest =
    { $count ->
        [one] { $count } tegel schatkist
       *[other] { $count } tegels schatkist
    }
count-silver_hoard =
    { $count ->
        [one] { $count } tegel zilverschat
       *[other] { $count } tegels zilverschat
    }
count-bow =
    { $count ->
        [one] { $count } boog
       *[other] { $count } bogen
    }
count-snare =
    { $count ->
        [one] { $count } strik
       *[other] { $count } strikken
    }
count-spear =
    { $count ->
        [one] { $count } speer
       *[other] { $count } speren
    }
count-sword =
    { $count ->
        [one] { $count } zwaard
       *[other] { $count } zwaarden
    }
count-weapon =
    { $count ->
        [one] { $count } wapenkaart van de stapel
       *[other] { $count } wapenkaarten van de stapel
    }
count-whaling_boat =
    { $count ->
        [one] { $count } walvisboot
       *[other] { $count } walvisboten
    }
count-knarr =
    { $count ->
        [one] { $count } knarr
       *[other] { $count } knarrs
    }
count-longship =
    { $count ->
        [one] { $count } langschip
       *[other] { $count } langschepen
    }
count-laden_longship =
    { $count ->
        [one] { $count } langschip, beladen met deze 3 erts
       *[other] { $count } langschepen, beladen met deze 3 erts
    }
count-stone_house =
    { $count ->
        [one] { $count } stenen huis
       *[other] { $count } stenen huizen
    }
count-pregnant_sheep =
    { $count ->
        [one] { $count } drachtig schaap
       *[other] { $count } drachtige schapen
    }
count-pregnant_cattle =
    { $count ->
        [one] { $count } drachtig rund
       *[other] { $count } drachtige runderen
    }
