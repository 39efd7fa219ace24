-- Asks for the pages that are named after "--" in turn, and counts the answers.
local threads = {}
local paths = {}
local turn = 0

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  paths = args
  statuses = {} -- by status; global, so that `done` can read it
  silent = 0 -- refusals that do not say when to come again
end

function request()
  turn = turn + 1
  return wrk.format("GET", paths[turn % #paths + 1])
end

function response(status, headers)
  local name = tostring(status)
  statuses[name] = (statuses[name] or 0) + 1
  if status ~= 429 and status ~= 503 then return end
  for header in pairs(headers) do
    if header:lower() == "retry-after" then return end
  end
  silent = silent + 1
end

function done(summary)
  for _, thread in ipairs(threads) do
    for status, times in pairs(thread:get("statuses")) do
      print("status " .. status .. " " .. times)
    end
    print("silent " .. thread:get("silent"))
  end
  local errors = summary.errors
  print("none " .. errors.connect + errors.read + errors.write + errors.timeout)
  print("seconds " .. summary.duration / 1000000)
end
