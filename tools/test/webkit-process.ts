import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from './free-port.ts'

/**
 * Starts WebKitGTK's MiniBrowser with WebDriver and Xvfb.
 *
 * @throws Error when the driver exits before it answers
 */
export async function startWebKit(): Promise<{ driver: WebDriver; stop: () => Promise<void> }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(createInterface(screen.stdout), 'line')
  const port = await freePort()
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, TZ: 'Europe/Paris' },
  })
  const end = () => {
    for (const child of [service, screen]) child.kill()
  }
  process.once('exit', end)
  const server = `http://127.0.0.1:${port}`
  await answering(server, service)
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' })
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  return {
    driver,
    async stop() {
      await driver.quit()
      end()
      process.off('exit', end)
    },
  }
}

async function answering(server: string, service: ChildProcess) {
  while (service.exitCode === null) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await setTimeout(50)
  }
  throw new Error(`WebKitWebDriver ended (${service.exitCode})`)
}
