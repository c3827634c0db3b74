// Where the links in mails lead: /confirm#TOKEN and /reset#TOKEN. Programs open links too, so it takes a button.

const find = (selector) => document.querySelector(selector)
const token = location.hash.slice(1)
const isReset = location.pathname === '/reset'
const form = find(isReset ? '#reset' : '#confirm')
form.hidden = false
form.onsubmit = async (event) => {
  event.preventDefault()
  const [path, body] = isReset
    ? ['/api/password/reset', { token, password: form.password.value }]
    : ['/api/email/confirm', { token }]
  const trouble = await troubleWith(path, body)
  find('#trouble').textContent = trouble ?? ''
  find('#trouble').hidden = trouble === undefined
  if (trouble !== undefined) return
  form.hidden = true
  find('#done').hidden = false
}

/** Tells the server; answers why not, if it refuses or is not there. */
async function troubleWith(path, body) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.ok ? undefined : (await response.json()).error.text
  } catch (error) {
    return error.message
  }
}
