import { createHash } from 'node:crypto'

/** Stands in the page itself, allowed by its hash: the page asks for nothing else, from anywhere. */
export const pageStyle = `
*{box-sizing:border-box}
:root{color-scheme:light}
body{margin:0;background:#F6F4EF;color:#1B2422;font:15px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;-webkit-text-size-adjust:100%}
h1,h2,p,dl,dd,ul,fieldset{margin:0;padding:0;border:0}
ul{list-style:none}
a{color:#0A544F}
.page{max-width:1080px;margin-inline:auto;padding:26px 24px 40px}
.brand{display:flex;align-items:center;gap:11px;padding-block-end:18px}
.brand svg{width:38px;height:38px}
.brand div{flex:1}
.brand b{display:block;font-size:17px;line-height:1.2}
.brand span,.muted{color:#5C6663;font-size:13px}
.languages{display:flex;border:1px solid #E5E0D6;border-radius:10px;background:#FFF;padding:3px}
.languages :is(a,button){inline-size:auto;min-block-size:0;padding:7px 13px;border:0;border-radius:7px;background:none;font-size:13px;font-weight:600;color:#5C6663;text-decoration:none}
.languages [aria-current]{background:#DDF1EE;color:#0A544F}
.languages .unseen{position:absolute;inline-size:1px;padding:0;clip-path:inset(50%)}
h1{font-size:26px;line-height:1.25}
h2{font-size:17px}
.intro{color:#4F5B58;margin-block-start:3px}
.due{display:inline-block;margin-block:10px 16px;padding:5px 11px;border-radius:8px;background:#FDF0D2;color:#6B3E00;font-size:13px;font-weight:600}
.columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,512px);gap:18px;align-items:start}
.card{background:#FFF;border:1px solid #E5E0D6;border-radius:16px;overflow:hidden;overflow-wrap:anywhere}
.card>header{display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:space-between;align-items:baseline;padding:14px 18px;border-block-end:1px solid #E5E0D6}
.card>header span{font-size:13px;color:#5C6663}
.card>header .left{color:#6B3E00;font-weight:600}
.inside{padding:16px 18px;display:grid;gap:14px}
.stay{display:grid;grid-template-columns:1fr auto 1fr;gap:10px;align-items:center;text-align:center;padding:16px 12px;border-block-end:1px solid #E5E0D6;font-size:13px;color:#5C6663}
.stay b{display:block;font-size:17px;color:#1B2422}
.room+.room{border-block-start:1px solid #E5E0D6;padding-block-start:12px}
.room>div{display:grid;grid-template-columns:26px minmax(0,1fr);gap:6px 10px;justify-items:start}
.room .tag{grid-column:2}
.place{inline-size:26px;block-size:26px;border-radius:8px;background:#DDF1EE;color:#0A544F;display:grid;place-items:center;font-weight:650;font-size:13px}
.tag{background:#EFECE5;border-radius:7px;padding:2px 8px;font-size:12.5px;font-weight:600;color:#474E4B}
.guests{margin-block-start:6px;padding-inline-start:36px}
.guests li{padding-block:3px;font-weight:550}
.guests bdi{margin-inline-end:8px}
.guests span{display:inline-block;font-weight:400}
.wish{border:1px solid #E5E0D6;border-radius:12px;background:#FBFAF7;padding:10px 13px;color:#4F5B58;white-space:pre-line}
.wish b{display:block;color:#1B2422}
form{display:grid;gap:12px}
.choices{display:grid;gap:9px}
.choice{border:1px solid #E5E0D6;border-radius:12px;padding:12px 14px}
.choice>label{display:grid;grid-template-columns:20px 1fr;gap:2px 12px;cursor:pointer}
.choice>label input{margin:3px 0 0;inline-size:18px;block-size:18px;accent-color:#0F6E68}
.choice>label span{grid-column:2;color:#5C6663;font-size:13px}
.choice .more{display:grid;gap:10px;margin-block-start:12px;padding-inline-start:32px}
.pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:4px 14px}
.field{display:grid;grid-template-columns:minmax(0,1fr);gap:4px}
.pair .field{grid-row:span 3;grid-template-rows:subgrid}
.field label{align-self:end;font-size:13px;font-weight:600}
.field label small{display:block;font-size:12px;font-weight:400;color:#5C6663}
input:not([type=radio]),select,textarea{inline-size:100%;min-block-size:44px;border:1px solid #8A8479;border-radius:10px;padding:9px 12px;background:#FFF;color:inherit;font:inherit;font-size:16px}
textarea{min-block-size:72px;resize:vertical}
:focus-visible{outline:2px solid #0F6E68;outline-offset:2px}
input[aria-invalid=true],select[aria-invalid=true]{border-color:#B3261E;box-shadow:0 0 0 1px #B3261E;background:#FFF8F7}
.wrong{color:#8C1D16;font-size:13px;font-weight:600}
.alert{border-radius:12px;padding:11px 14px;background:#FBE5E2;color:#8C1D16;font-weight:600;margin-block-end:14px}
.alert a{color:inherit}
.alert li{margin-block-start:4px;font-weight:400}
.alert li a{font-weight:600}
input,select,summary{scroll-margin-block:72px}
.info{border-radius:12px;padding:11px 14px;background:#E0EEFA;color:#0A4E82}
.info b{display:block}
button,.button{display:block;inline-size:100%;min-block-size:46px;padding:11px 18px;border:1px solid #0F6E68;border-radius:10px;background:#0F6E68;color:#FFF;font:inherit;font-weight:650;text-align:center;text-decoration:none;cursor:pointer}
.quiet,summary{border:1px solid #8A8479;border-radius:10px;background:#FFF;color:#1B2422}
summary{min-block-size:46px;padding:11px 18px;font-weight:650;text-align:center;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
.first>summary{border-color:#0F6E68;background:#0F6E68;color:#FFF}
details[open] summary{margin-block-end:14px}
.hint{font-size:13px;color:#5C6663;text-align:center}
.done{text-align:center;padding:26px 18px 20px;border-block-end:1px solid #E5E0D6}
.done h1{font-size:22px;margin-block:8px 4px}
.done p{color:#4F5B58}
.mark{display:inline-grid;place-items:center;inline-size:56px;block-size:56px;border-radius:50%;background:#DFF3E6;color:#145A33}
.mark svg{inline-size:28px;block-size:28px}
.warn{background:#FDF0D2;color:#6B3E00}
.grey{background:#EFECE5;color:#474E4B}
.facts{display:grid;grid-template-columns:auto 1fr;gap:9px 16px;font-size:14px}
.facts dt{color:#5C6663}
.facts dd{text-align:end;font-weight:600;white-space:pre-line}
.alone{max-width:600px;margin:6vh auto 0}
footer a{display:inline-block;padding-block:2px;white-space:nowrap}
footer{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:center;gap:6px 18px;margin-block-start:18px;font-size:13px;color:#5C6663;text-align:center}
@supports selector(:has(*)){
.choice .more{display:none}
.choice:has(>label input:checked){border-color:#0F6E68;box-shadow:0 0 0 1px #0F6E68;background:#F7FCFB}
.choice:has(>label input:checked) .more{display:grid}
form:has(input[value=no]:checked) .held{display:none}
}
@media (max-width:760px){
.page{padding:18px 14px 32px}
.columns{grid-template-columns:minmax(0,1fr);gap:12px}
.answer-first{order:-1}
.choice .more{padding-inline-start:0}
.pair{grid-template-columns:minmax(0,1fr);gap:11px}
.pair .field{grid-row:auto;grid-template-rows:none}
.stay b{font-size:15px}
}
`

const hash = createHash('sha256').update(pageStyle).digest('base64')
export const pagePolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${hash}'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join(';')
