import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../../../.ci/chromium.mjs'

/** The last one that runs on Node 20. It is fetched for the measurement alone: a hundred megabytes that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
/** Bytes of a report, at most. */
const REPORT = 64 * 1024 * 1024

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const reportOf = async (url, port) => {
  const only = `--only-categories=${categories.join(',')}`
  const given = ['--yes', LIGHTHOUSE, url, `--port=${port}`, only, '--form-factor=mobile', '--output=json', '--quiet']
  const { stdout } = await promisify(execFile)('npx', given, { maxBuffer: REPORT })
  return JSON.parse(stdout)
}

/**
 * One run of Lighthouse for a phone, in a browser of its own.
 * @param {string} url
 * @param {number} port where the browser is driven
 */
export async function lighthouseRun(url, port) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    // Where a guest sits, as `visit` has it.
    env: { ...process.env, TZ: 'Europe/Moscow' },
  })
  try {
    const lhr = await reportOf(url, port)
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    const points = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
    const failed = categories
      .slice(1)
      .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id)
    return {
      perf: points('performance'),
      access: points('accessibility'),
      practices: points('best-practices'),
      seo: points('seo'),
      tbt: lhr.audits['total-blocking-time']?.numericValue ?? 0,
      lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
      failed,
    }
  } finally {
    await browser.close()
  }
}
