import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Builder, Capabilities } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/chromium.js'

/** Starts WebKitGTK's MiniBrowser with WebDriver and Xvfb. */
export async function startWebKit() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const end = () => screen.kill()
  process.once('exit', end)
  const [display] = await once(createInterface(screen.stdout), 'line')
  const environment = { DISPLAY: `:${display}`, TZ: 'Europe/Paris' }
  // Any program with a `--port` option, not only ChromeDriver.
  const service = new ServiceBuilder('WebKitWebDriver')
    .setEnvironment({ ...(process.env as Record<string, string>), ...environment })
    .build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  return {
    driver,
    async stop() {
      await driver.quit()
      await service.kill()
      end()
      process.off('exit', end)
    },
  }
}
