// The pages that mails link to: /confirm#TOKEN and /reset#TOKEN. Programs open links too, so nothing happens before
// somebody presses the button.

const form = document.querySelector('#form')
const error = document.querySelector('#error')

form.onsubmit = async (event) => {
  event.preventDefault()
  const code = await send({ token: location.hash.slice(1), ...Object.fromEntries(new FormData(form)) })
  error.hidden = code === undefined
  error.textContent = code === undefined ? '' : (error.getAttribute(`data-${code}`) ?? error.getAttribute('data-other'))
  if (code !== undefined) return
  form.hidden = true
  document.querySelector('#done').hidden = false
}

/** Returns the code of the error, if there is one. */
async function send(body) {
  try {
    const response = await fetch(form.dataset.api, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.ok ? undefined : (await response.json()).error.code
  } catch {
    return 'other'
  }
}
