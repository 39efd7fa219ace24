export interface WapitiFinding {
  category: string;
  method: string;
  path: string;
  info: string;
  /** The request, as somebody would repeat it. */
  request: string;
}

interface ReportedFinding {
  method: string;
  path: string;
  info: string;
  curl_command?: string;
}

/** As wapiti writes it: what it calls vulnerabilities and anomalies, by category. */
export interface WapitiReport {
  vulnerabilities: Record<string, ReportedFinding[]>;
  anomalies: Record<string, ReportedFinding[]>;
}

/** Everything in the report that is a finding; facts beside it are none. */
export function findingsOf(report: WapitiReport): WapitiFinding[] {
  return Object.entries({ ...report.vulnerabilities, ...report.anomalies }).flatMap(([category, found]) =>
    found.map(({ method, path, info, curl_command: request = '' }) => ({
      category,
      method,
      path,
      info,
      request,
    })),
  );
}
