import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../../../.ci/chromium.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * One run of Lighthouse for a phone, in a browser of its own.
 * @param {string} url
 * @param {number} port where the browser is driven
 */
export async function lighthouseRun(url, port) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, { port, onlyCategories: categories, formFactor: 'mobile', logLevel: 'silent' })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No answer')
    const { lhr } = result
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
