// A plain page without a framework: opens, joins and plays tables by their legal moves. The address says which table:
// #TABLE or #TABLE/INVITATION.

const $ = (selector) => document.querySelector(selector)

function make(tag, text, more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text }, more)
}

function complain(text) {
  $('#trouble').textContent = text ?? ''
  $('#trouble').hidden = text === undefined
}

async function ask(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error.text)
  return answer
}

/** Does something that the server may refuse, and shows why. */
async function attempt(act) {
  complain()
  try {
    await act()
  } catch (error) {
    complain(error.message)
  }
}

// The lobby

async function showLobby() {
  $('#lobby').hidden = false
  const { games } = await ask('GET', '/api/games')
  const form = $('#open')
  form.game.replaceChildren(...games.map(({ name }) => make('option', name)))
  const showGame = () => {
    const game = games.find(({ name }) => name === form.game.value)
    $('#options').replaceChildren(
      ...game.options.map(({ name, values, standard }) => choice(name, `option ${name}`, values, standard)),
    )
    const kinds = ['me', 'open', 'invited', ...game.bots.map((bot) => `bot ${bot}`)]
    $('#seats').replaceChildren(
      ...game.seats.map((seat, i) => choice(seat, `seat ${i}`, kinds, i === 0 ? 'me' : 'open')),
    )
  }
  form.game.onchange = showGame
  showGame()
  form.onsubmit = (event) => {
    event.preventDefault()
    attempt(() => openTable(new FormData(form)))
  }
  const { tables } = await ask('GET', '/api/tables')
  $('#tables').replaceChildren(...tables.map(entry))
  const mine = await ask('GET', '/api/me/tables').catch(() => ({ tables: [] }))
  $('#mine').replaceChildren(...mine.tables.map(entry))
}

function choice(label, name, values, chosen) {
  const select = make('select', '', { name })
  select.append(...values.map((value) => make('option', value, { selected: value === chosen })))
  const whole = make('label', `${label} `)
  whole.append(select)
  return whole
}

function entry({ id, game, status, seats }) {
  const item = document.createElement('li')
  item.append(make('a', `${game}: ${seats.map(({ name, kind }) => name ?? kind).join(', ')}`, { href: `#${id}` }))
  item.append(` (${status})`)
  return item
}

const TIMES = {
  none: { kind: 'none' },
  live: { kind: 'live', bankSeconds: 1800, incrementSeconds: 30, onFlag: 'lose' },
  days: { kind: 'correspondence', daysPerMove: 3, bankDays: 7, weekendsOff: false, holidays: [], onFlag: 'offer' },
}

async function openTable(data) {
  const named = (prefix) => [...data].filter(([name]) => name.startsWith(prefix))
  const { id } = await ask('POST', '/api/tables', {
    game: data.get('game'),
    options: Object.fromEntries(named('option ').map(([name, value]) => [name.slice(7), value])),
    seats: named('seat ').map(([, kind]) => (kind.startsWith('bot ') ? { kind: 'bot', bot: kind.slice(4) } : { kind })),
    time: TIMES[data.get('time')],
    visibility: data.has('public') ? 'public' : 'private',
  })
  location.hash = id
}

// One table

const table = { id: '', invitation: undefined, socket: undefined, face: undefined, number: -1, events: [] }

async function showTable(id, invitation) {
  Object.assign(table, { id, invitation })
  $('#table').hidden = false
  const query = invitation === undefined ? '' : `?invitation=${encodeURIComponent(invitation)}`
  const about = await ask('GET', `/api/tables/${id}${query}`)
  $('#where').textContent = `${about.game}, dice committed to as ${about.commitment.slice(0, 16)}`
  $('#link').hidden = about.invitation === undefined || about.status !== 'open'
  $('#link input').value = `${location.origin}/#${id}/${about.invitation}`
  $('#join').hidden = about.status !== 'open' || about.seats.some(({ mine }) => mine)
  $('#join').onclick = () =>
    attempt(async () => {
      await ask('POST', `/api/tables/${id}/join`, invitation === undefined ? {} : { invitation })
      location.reload()
    })
  $('#record').href = `/api/tables/${id}/record${query}`
  connect()
}

function connect() {
  const socket = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/play`)
  table.socket = socket
  socket.onopen = () => {
    const since = table.face === undefined ? {} : { since: table.number }
    const invitation = table.invitation === undefined ? {} : { invitation: table.invitation }
    send({ type: 'hello', table: table.id, language: 'en', ...since, ...invitation })
  }
  socket.onmessage = ({ data }) => take(JSON.parse(data))
  socket.onclose = ({ code }) => {
    // 1008 is the server's last word; everything else is worth another attempt.
    if (code !== 1008) setTimeout(connect, 1000)
  }
}

const send = (message) => table.socket.send(JSON.stringify(message))

function take(message) {
  if (message.type === 'error') complain(message.text)
  if (message.type === 'seats') {
    $('#seated').textContent = message.seats.map(({ seat, name, kind }) => `${seat + 1}: ${name ?? kind}`).join(', ')
  }
  if (message.type === 'chat') {
    $('#chat').append(...message.lines.map(({ name, text }) => make('li', `${name}: ${text}`)))
  }
  if (message.type !== 'table' && message.type !== 'update') return
  table.number = message.number
  if (message.same) return
  if (message.face !== undefined) table.face = message.face
  for (const [path, ...value] of message.changes ?? []) change(path, value)
  table.events = [...table.events.slice(0, message.told), ...message.events]
  draw()
}

function change(path, value) {
  const parent = path.slice(0, -1).reduce((inner, step) => inner[step], table.face)
  if (value.length === 0) delete parent[path.at(-1)]
  else parent[path.at(-1)] = value[0]
}

function draw() {
  const { face, number } = table
  const isMine = face.prompt !== null
  const act = (message) => () => {
    complain()
    send({ at: number, ...message })
  }
  $('#asked').textContent = face.outcome
    ? `It is over: ${JSON.stringify(face.outcome)}`
    : isMine
      ? `${face.prompt.text} (rule ${face.prompt.section})`
      : face.status === 'open'
        ? 'Waiting for players.'
        : 'Waiting for the others.'
  const moves = (face.prompt?.moves ?? []).map((move) => make('button', move, { onclick: act({ type: 'move', move }) }))
  $('#moves').replaceChildren(...moves)
  $('#undo').hidden = !face.mayUndo
  $('#undo').onclick = act({ type: 'undo' })
  $('#resign').hidden = face.status !== 'playing'
  $('#resign').onclick = () => confirm('Give the game up?') && act({ type: 'resign' })()
  $('#rematch').hidden = face.outcome === null
  $('#rematch').onclick = () =>
    attempt(async () => {
      location.hash = (await ask('POST', `/api/tables/${table.id}/rematch`, {})).id
    })
  $('#record').hidden = face.outcome === null
  $('#events').replaceChildren(...table.events.map(({ text }) => make('li', text)))
  $('#events').scrollTop = $('#events').scrollHeight
  $('#view').textContent = JSON.stringify(face.view, null, 1)
}

$('#say').onsubmit = (event) => {
  event.preventDefault()
  const field = event.target.elements.namedItem('text')
  if (field.value !== '') send({ type: 'chat', text: field.value })
  field.value = ''
}

const [id, invitation] = location.hash.slice(1).split('/')
window.onhashchange = () => location.reload()
attempt(() => (id === '' ? showLobby() : showTable(id, invitation)))
