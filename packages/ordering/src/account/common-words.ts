/** Common English and French words in passwords, in lower case and without accents. */
export const COMMON_WORDS: readonly string[] =
  `password passwort motdepasse passphrase secret welcome bienvenue bonjour hello coucou salut letmein login access admin administrator
  root user guest test testing demo changeme default temp temporary master system server computer internet samsung google facebook
  apple iphone android microsoft windows qwerty qwertyuiop azerty azertyuiop asdfgh asdf zxcvbn zxcv qazwsx wasd abc abcd abcdef aaaa
  iloveyou loveyou jetaime love amour princess princesse prince angel ange sunshine soleil dragon monkey singe football soccer hockey
  baseball basketball superman batman spiderman pokemon starwars ninja shadow flower fleur butterfly papillon chocolate chocolat cookie
  cheese fromage poutine pizza burger coffee cafe restaurant menu comptoir table order commande delivery canada canadian canadien
  canadiens habs leafs raptors jays bluejays toronto montreal quebec ottawa vancouver calgary edmonton winnipeg halifax maple tabarnak
  ontario alberta spring summer autumn fall winter printemps automne hiver january february march april june july august september
  october november december janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre monday tuesday wednesday
  thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche michael michel jennifer jessica ashley charlie
  daniel thomas jordan hunter robert matthew andrew joshua nicole amanda george harley ranger buster ginger pepper tigger whatever
  trustno freedom liberte killer merlin mustang corvette ferrari mercedes porsche qwert trust maggie bailey family famille mother
  maman papa daddy mommy baby bebe money argent lucky happy summertime hunter2 fuckyou fuck merde putain passw0rd pass word mot passe`
    .split(/\s+/)
    .filter((word) => word !== "");
