export default {
  // Clicks inside of SVG are handled by named controls; see src/boards/control.ts.
  compilerOptions: { runes: true },
}
