import type { Plugin } from 'vite'

const style = `
/* Until the code is there: on a slow line a blank page looks broken. A plain page says more after a while. The same on
   both sides, because which way the page will run is known only to the code. */
#arriving {
  --part: light-dark(#e5e0d6, #273533);
  position: fixed;
  inset: 0;
  overflow: hidden;
  text-align: center;
  font: 1.25rem system-ui;
  color: light-dark(#0f6e68, #4fc9bc);
  background: light-dark(#f6f4ef, #0c1312);
  color-scheme: light dark;
}
#arriving b {
  display: block;
  padding: 1rem;
  border-bottom: 1px solid var(--part);
  background: light-dark(#ffffff, #131c1b);
}
#arriving div {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: 1.25rem;
  max-width: 74rem;
  margin: 0 auto;
  padding: 1.5rem 1rem;
  animation: wait 2s infinite;
}
#arriving i {
  height: 8rem;
  border-radius: 1rem;
  background: var(--part);
}
#arriving i:first-child {
  grid-column: 1 / -1;
  height: 16rem;
}
#arriving small,
#arriving p {
  display: block;
  margin: 0 auto 1rem;
  padding: 0 1rem;
  max-width: 40rem;
}
#arriving small {
  visibility: hidden;
  animation: tell 0s 12s forwards;
}
@keyframes tell {
  to {
    visibility: visible;
  }
}
@keyframes wait {
  50% {
    opacity: 0.5;
  }
}
`

const mark = `
<div id="arriving" role="status">
  <b>Sarai · سرای</b>
  <noscript>
    <style>#arriving div, #arriving small { display: none }</style>
    <p lang="en" dir="ltr">Sarai cannot start because JavaScript is switched off in this browser. Switch it on in the browser's settings and load the page again.</p>
    <p lang="fa" dir="rtl">سرای باز نمی‌شود، چون جاوااسکریپت در این مرورگر خاموش است. آن را در تنظیمات مرورگر روشن کنید و صفحه را دوباره باز کنید.</p>
  </noscript>
  <div><i></i><i></i><i></i><i></i></div>
  <small lang="en" dir="ltr">This takes long. Check the connection and load the page again.</small>
  <small lang="fa" dir="rtl">باز شدن صفحه طول کشیده است. اتصال اینترنت را بررسی کنید و صفحه را دوباره باز کنید.</small>
</div>
`

const root = '<div id="root"></div>'

/** What an app's page shows by itself until the code is there that draws it, and where no code may run. */
export function arrivingPage(): Plugin {
  return {
    name: 'arriving-page',
    transformIndexHtml(html) {
      if (!html.includes(root)) throw new Error(`the page has no ${root} to show anything in`)
      return {
        html: html.replace(root, `<div id="root">${mark}</div>`),
        tags: [{ tag: 'style', children: style, injectTo: 'head' }],
      }
    },
  }
}
