import { parentPort, workerData } from 'node:worker_threads'
import { parseSheet } from './parseSheet.ts'

parentPort?.postMessage(await parseSheet(Buffer.from(workerData)))
