// Shows the doors of the night on the home page, from 9 p.m. to 6 a.m. on the reader's clock. It stands right
// behind them in the page, so that they are there with the first paint.
const now = new Date()
const hour = now.getHours()
if (hour >= 21 || hour < 6) {
  document.documentElement.dataset['night'] = ''
  document.querySelector('.night-clock')!.textContent = now.toLocaleTimeString([], {
    timeStyle: 'short',
  })
}
export {}
