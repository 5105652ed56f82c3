# The rules of Looot, clause by clause

help-aim = Riempi il tuo fiordo di risorse, edifici e drakkar, così che i drakkar siano pieni e i cantieri completi. Un castello dà 4, una torre di guardia 2, una casa 1, l’oro 2, una pecora 1, il legno 1; un drakkar pieno aumenta tutto ciò che è del suo tipo. I cantieri danno 5, 7 e 9, un trofeo i suoi punti. Ogni drakkar non pieno costa 5. Vince chi ha più punti.
    .title = Scopo
help-turn = Piazza un vichingo (prima puoi usare scudi), metti la sua risorsa nel tuo fiordo e poi gli edifici che cattura. Alla fine del tuo turno puoi prendere 1 drakkar e, una volta per partita, 1 trofeo.
    .title = Un turno
help-score = Drakkar pieni: castello +3, pecora +1, pecora +2. 1 drakkar non è pieno. L’altare è completo, il trofeo è quello da 3 asce. Nel fiordo ci sono 2 castelli, 3 torri di guardia, 3 case, 1 oro, 4 pecore, 2 legni e 3 asce: 2 × 7 + 3 × 2 + 3 × 1 + 1 × 2 + 4 × 4 + 2 × 1 + 7 + 6 − 5 = 51.
    .title = Un esempio di punteggio
help-captures = Un gruppo di 8 vichinghi che tocca un castello per la prima volta prende subito 2 tessere. Se lì ne aveva già presa 1 con 4 vichinghi, con 8 ne prende ancora 1. Un secondo gruppo di 4 allo stesso castello non ne prende. 3 torri di guardia collegate in un colpo sono 3 coppie: da ognuna ti spettano 2 tessere.
    .title = Esempi di cattura
help-watch = Lo scudo «secondo vichingo» usato con il tuo ultimo vichingo è sprecato. Lo scudo «casella occupata» non si può usare finché le terre sono vuote. Puoi prendere un trofeo più basso di quanto permettono le tue asce, ma uno solo per partita. Con il fiordo pieno ottieni ormai solo un trofeo. Tutti i drakkar e i cantieri sono nell’ultimo capitolo; la vista testuale mostra quali drakkar sono ancora nel sacchetto.
    .title = Da sapere

chapter-L-1 = Preparazione
clause-L-1-1 = Le terre sono formate da tanti tabelloni quanti sono i giocatori.
    .layout-random = Tabelloni, facce e unioni sono sorteggiati: ogni nuovo tabellone si unisce con un suo lato a un lato libero di uno già posato.
    .layout-example = I tabelloni seguono l’esempio fisso per quel numero di giocatori.
clause-L-1-2 = Il tabellone oceano sta lungo un lato libero delle terre. I trenta drakkar si mescolano nel sacchetto; cinque vengono pescati e messi scoperti nei suoi cinque posti.
clause-L-1-3 = Il tabellone dei trofei sta lungo un altro lato libero. Vi sono cinque trofei, per 2, 3, 4, 5 e 6 asce, che valgono 3, 6, 10, 15 e 21 punti.
clause-L-1-4 = Ogni casella di edificio riceve le sue tessere: due su una casa, due su una torre di guardia, tre su un castello.
clause-L-1-5 = Ognuno ha tredici vichinghi, tre scudi (secondo vichingo, casella occupata, risorsa doppia) e un fiordo con 34 caselle vuote. Ognuno riceve a sorte un porto, un altare e un palazzo, al loro posto nel fiordo. I cantieri rimasti sono fuori dal gioco.
clause-L-1-6 = Inizia un giocatore: quello su cui il tavolo si è accordato o uno estratto a sorte.

chapter-L-2 = Turni
clause-L-2-1 = Si gioca in senso orario. Nel tuo turno piazzi un vichingo, prendi ciò che porta e alla fine puoi prendere un drakkar e un trofeo.
clause-L-2-2 = Chi non ha più vichinghi viene saltato del tutto e non prende più né drakkar né trofeo.
clause-L-2-3 = Ciò che si trova in un fiordo non viene mai spostato né tolto. Senza caselle vuote nel fiordo non ottieni altre tessere: la risorsa non si prende, l’edificio resta sulle terre, non si può scegliere un drakkar. Il vichingo si piazza comunque e si può ancora prendere un trofeo.

chapter-L-3 = Piazzare un vichingo
clause-L-3-1 = Devi piazzare un vichingo su una casella di risorsa (legno, pecora, oro o ascia) su cui non sta nessuno e che è accanto a un vichingo di chiunque o a un drakkar del tabellone oceano.
clause-L-3-2 = Accanto significa su una delle sei caselle vicine, anche da un tabellone all’altro. I tabelloni oceano e dei trofei hanno due caselle di risorsa ciascuno, che si usano come le altre. Nessuno sta su caselle di edificio, posti e trofei. I trofei e i posti vuoti non rendono raggiungibile alcuna casella.
clause-L-3-3 = Devi prendere una risorsa del tipo di quella casella e metterla in una qualsiasi casella vuota del tuo fiordo.
clause-L-3-4 = Le risorse non finiscono mai.

chapter-L-4 = Scudi
clause-L-4-1 = Prima di piazzare un vichingo puoi usare uno o più dei tuoi scudi. Ognuno si usa una volta per partita e vale solo per il vichingo con cui è usato.
clause-L-4-2 = Secondo vichingo: quando tutto ciò che porta il primo è stato messo, ne piazzi un altro con le stesse regole.
clause-L-4-3 = Casella occupata: il vichingo va su una casella di risorsa dove sta già un vichingo, di chiunque sia. Nessuno viene tolto.
clause-L-4-4 = Risorsa doppia: prendi due risorse invece di una. Gli edifici non si raddoppiano.

chapter-L-5 = Catturare edifici
clause-L-5-1 = Messa la sua risorsa, guarda che cosa cattura il nuovo vichingo. Devi prendere ciò che ti spetta. Se su una casella ci sono meno tessere, prendi quelle che ci sono; una casella vuota non dà nulla.
clause-L-5-2 = Un gruppo è l’insieme dei vichinghi di una persona collegati da caselle vicine. I suoi vichinghi sulla stessa casella stanno insieme e ognuno conta.
clause-L-5-3 = Casa: una tessera da ogni casella di casa accanto al nuovo vichingo.
clause-L-5-4 = Torre di guardia: quando il tuo gruppo tocca due torri che non avevi ancora collegato, prendi una tessera da ciascuna. La stessa coppia paga una volta sola; una torre paga di nuovo con un’altra. Tre collegate in un colpo sono tre coppie.
clause-L-5-5 = Castello: a un gruppo di 4 vichinghi che tocca un castello spetta una sua tessera, a uno di 8 due, a uno di 12 tre. Si conta ciò che hai già preso da quella casella. Ogni castello conta per sé.
clause-L-5-6 = Le tessere catturate si mettono una alla volta in caselle vuote del tuo fiordo. Se le caselle sono meno delle tessere, scegli quali prendere.

chapter-L-6 = Drakkar e cantieri
clause-L-6-1 = Un drakkar è pieno quando le tre risorse che mostra stanno nelle sei caselle attorno. Se mostra due volte una risorsa, ne servono due.
clause-L-6-2 = Un cantiere è completo quando tutte le risorse e gli edifici che mostra gli stanno attorno, contati allo stesso modo.
clause-L-6-3 = Avviene da sé, subito e per sempre, anche quando il drakkar è messo per ultimo. Una tessera serve a tutti i drakkar e cantieri che tocca; le altre tessere attorno non disturbano.

chapter-L-7 = Fine del turno
clause-L-7-1 = Puoi prendere un drakkar dal tabellone oceano e metterlo in una qualsiasi casella vuota del tuo fiordo.
clause-L-7-2 = Il suo posto viene subito riempito dal sacchetto. Se il sacchetto è vuoto, il posto resta vuoto.
clause-L-7-3 = Una volta per partita puoi prendere un trofeo ancora presente se nel tuo fiordo ci sono almeno tante asce quante ne mostra, ovunque siano. Le asce restano.
clause-L-7-4 = Puoi fare entrambe le cose, in qualsiasi ordine, o nessuna.

chapter-L-8 = Fine della partita e punteggio
clause-L-8-1 = Un castello vale 4, una torre di guardia 2, una casa 1, l’oro 2, una pecora 1, il legno 1, un’ascia nulla. Ogni drakkar pieno aumenta del suo bonus il valore di ogni tessera del suo tipo.
clause-L-8-2 = I cantieri completi danno 5 (porto), 7 (altare) e 9 (palazzo), il trofeo i suoi punti.
clause-L-8-3 = Ogni drakkar non pieno costa 5.
clause-L-8-4 = La partita finisce quando nessuno ha più vichinghi, dopo la fine del turno in cui è stato piazzato l’ultimo.
clause-L-8-5 = Vince il totale più alto. In caso di parità decide il trofeo più alto; se anche quello è pari, la vittoria è condivisa.

chapter-L-9 = Che cosa è visibile
clause-L-9-1 = Tutto è visibile tranne l’ordine dei drakkar nel sacchetto. Chiunque può ricavare quali ci sono ancora.

chapter-L-10 = Tutti i drakkar e i cantieri
clause-L-10-1 = Drakkar, { tile-castle } (4): +3 ({ tile-wood }, 2 × { tile-axe }); +3 (3 × { tile-wood }); +3 (2 × { tile-sheep }, { tile-axe }); +4 (2 × { tile-gold }, { tile-axe }).
clause-L-10-2 = Drakkar, { tile-watchtower } (5): +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-gold }, 2 × { tile-axe }); +1 (2 × { tile-wood }, { tile-axe }); +2 (2 × { tile-wood }, { tile-gold }); +2 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-3 = Drakkar, { tile-house } (5): +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-sheep }, 2 × { tile-axe }); +1 (3 × { tile-axe }); +1 ({ tile-gold }, 2 × { tile-axe }); +2 (3 × { tile-sheep }).
clause-L-10-4 = Drakkar, { tile-gold } (4): +2 (2 × { tile-wood }, { tile-gold }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, { tile-gold }, { tile-axe }); +3 (2 × { tile-sheep }, { tile-gold }).
clause-L-10-5 = Drakkar, { tile-sheep } (6): +1 ({ tile-sheep }, { tile-gold }, { tile-axe }); +1 (2 × { tile-wood }, { tile-sheep }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-sheep }, 2 × { tile-axe }); +2 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-sheep }, 2 × { tile-gold }).
clause-L-10-6 = Drakkar, { tile-wood } (6): +1 ({ tile-wood }, 2 × { tile-axe }); +1 ({ tile-wood }, 2 × { tile-sheep }); +1 ({ tile-wood }, { tile-gold }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-axe }); +1 ({ tile-wood }, { tile-sheep }, { tile-gold }); +2 ({ tile-wood }, 2 × { tile-gold }).
clause-L-10-7 = Cantieri, { site-port } (5): { tile-sheep }, 2 × { tile-house }; { tile-wood }, 2 × { tile-house }; { tile-wood }, { tile-axe }, { tile-watchtower }; { tile-gold }, { tile-axe }, { tile-house }; { tile-wood }, { tile-sheep }, { tile-house }.
clause-L-10-8 = Cantieri, { site-altar } (7): { tile-axe }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, 2 × { tile-house }, { tile-watchtower }; { tile-sheep }, 2 × { tile-house }, { tile-watchtower }; { tile-wood }, { tile-gold }, { tile-house }, { tile-watchtower }; { tile-sheep }, { tile-axe }, 2 × { tile-watchtower }.
clause-L-10-9 = Cantieri, { site-palace } (9): { tile-gold }, 2 × { tile-house }, { tile-watchtower }, { tile-castle }; 2 × { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }; { tile-wood }, { tile-house }, { tile-watchtower }, 2 × { tile-castle }; { tile-sheep }, { tile-house }, 2 × { tile-watchtower }, { tile-castle }.
