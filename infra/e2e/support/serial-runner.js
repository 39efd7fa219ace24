import TestRunner from 'jest-runner'; // comes with Jest: its own runner

/** Runs its files one after another, while no other file runs: Jest begins with a runner once the last one is done. */
export default class SerialRunner extends TestRunner {
  isSerial = true;
}
