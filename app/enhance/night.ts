// Shows the doors of the night on the home page, from 9 p.m. to 6 a.m. on the reader's clock. It stands right
// behind them in the page, so that they are there with the first paint.
function showAtNight(now: Date) {
  const hour = now.getHours()
  if (hour >= 6 && hour < 21) return
  document.documentElement.dataset['night'] = ''
  document.querySelector('.night-clock')!.textContent = now.toLocaleTimeString([], {
    timeStyle: 'short',
  })
}

showAtNight(new Date())
