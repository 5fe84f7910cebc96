import type { Plugin } from 'vite'

const style = `
/* Until the code is there: on a slow line a blank page looks broken. A plain page says more after a while. */
#arriving {
  position: fixed;
  inset: 0;
  display: grid;
  place-content: center;
  gap: 1rem;
  padding: 1rem;
  text-align: center;
  font: 1.25rem system-ui;
  color: light-dark(#0f6e68, #4fc9bc);
  background: light-dark(#f6f4ef, #0c1312);
  color-scheme: light dark;
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
`

const mark = `
<div id="arriving" role="status">
  Sarai · سرای
  <small lang="en" dir="ltr">This takes long. Check the connection and load the page again.</small>
  <small lang="fa" dir="rtl">باز شدن صفحه طول کشیده است. اتصال اینترنت را بررسی کنید و صفحه را دوباره باز کنید.</small>
</div>
`

const root = '<div id="root"></div>'

/** What an app's page shows by itself until the code is there that draws it. */
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
