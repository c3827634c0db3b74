/** `2:05`, `1:02:05` or `3 d 4 h`, whichever is most useful. */
export function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)]
  const two = (value: number): string => String(value).padStart(2, '0')
  if (days >= 2) return `${days} d ${hours % 24} h`
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
