// The worker of the stories' network. Each request that msw hears of goes to the page and back, with its answer: the files
// that the workshop itself is made of, hundreds a page, go past it.
const OF_WORKSHOP = ['script', 'style', 'font', 'worker']

addEventListener('fetch', (event) => {
  const { destination, url } = event.request
  if (OF_WORKSHOP.includes(destination) && new URL(url).origin === location.origin) event.stopImmediatePropagation()
})

importScripts('./mockServiceWorker.js')
