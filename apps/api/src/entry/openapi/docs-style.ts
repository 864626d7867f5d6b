export const DOCS_STYLE = `
:root{color-scheme:light dark;--ink:#1d1b19;--soft:#6b645d;--paper:#fdfbf7;--line:#e4ddd2;--panel:#f5f0e7;--link:#8a3b12;--get:#1f6f4a;--post:#8a3b12}
@media (prefers-color-scheme:dark){:root{--ink:#efeae3;--soft:#a79f94;--paper:#191715;--line:#38332d;--panel:#221f1b;--link:#f0a577;--get:#7fd0a6;--post:#f0a577}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0 auto;max-width:76rem;padding:2rem 1.25rem 6rem;background:var(--paper);color:var(--ink);font:1rem/1.6 Inter,ui-sans-serif,system-ui,sans-serif}
@media (min-width:60rem){body{display:grid;grid-template-columns:16rem minmax(0,1fr);column-gap:3rem}header{grid-column:1/-1}nav{position:sticky;top:1.5rem;align-self:start;max-height:calc(100vh - 3rem);overflow:auto}}
h1{font-size:2.5rem;line-height:1.1;letter-spacing:-.02em;margin:0 0 1rem}
h1 span{color:var(--soft);font-weight:400}
h2{font-size:1.5rem;margin:3rem 0 .25rem}
h3{font-size:1.125rem;margin:0}
h4{font-size:.8125rem;text-transform:uppercase;letter-spacing:.06em;color:var(--soft);margin:1.5rem 0 .5rem}
header p{max-width:44rem}
a{color:var(--link);text-underline-offset:.15em}
code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
small{color:var(--soft)}
nav ul{list-style:none;margin:0;padding:0}
nav>ul>li{margin-bottom:1rem;font-weight:600}
nav li li{font-weight:400;font-size:.9375rem;margin:.25rem 0}
article{border:1px solid var(--line);border-radius:.75rem;padding:1.25rem 1.5rem;margin:1.25rem 0;background:var(--panel)}
.call{margin:.25rem 0 0}
.get{color:var(--get)}.post{color:var(--post)}
dl{margin:0}
dt{margin-top:.5rem}
dd{margin:0}
pre{overflow-x:auto;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem}
pre code{overflow-wrap:normal}
summary{cursor:pointer;margin:.5rem 0}
.answers{display:grid;grid-template-columns:3rem minmax(0,1fr);gap:.375rem .75rem}
.answers dt{margin:0}
.status{font-variant-numeric:tabular-nums}.s2,.s3{color:var(--get)}.s4,.s5{color:var(--post)}
.fields,.fields ul{list-style:none;margin:0;padding:0 0 0 1rem;border-left:2px solid var(--line)}
.fields li{margin:.375rem 0}
.fields p,.shape{margin:.125rem 0;color:var(--soft)}
.skip{position:absolute;left:-100vw}.skip:focus{left:1rem;top:1rem;background:var(--paper);padding:.5rem 1rem}
`;
