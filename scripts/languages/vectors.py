"""Validates every vector of the unpacked package with the validator of its README: argument 1 is the package's folder."""
import glob
import os

from validate import faults, package, read

folders = ("tasks", "operations", "webhooks")
for path in sorted(path for folder in folders for path in glob.glob(f"{package}/vectors/{folder}/*.json")):
    name = os.path.basename(path)[: -len(".json")]
    vectors = read(os.path.relpath(path, package))
    bundle = read(vectors["bundle"])
    problems = []
    for vector in vectors["valid"]:
        found = [(pointer, keyword) for pointer, keyword, _ in faults(bundle, vector["value"])]
        if found:
            problems.append(f'{name}: refuses "{vector["name"]}" with {found[:3]}')
    for vector in vectors["invalid"]:
        found = {(pointer, keyword) for pointer, keyword, _ in faults(bundle, vector["value"])}
        if found != {(vector["pointer"], vector["keyword"])}:
            expected = f'{vector["keyword"]} at "{vector["pointer"]}"'
            problems.append(f'{name}: reports {sorted(found)[:3]} for "{vector["name"]}", not {expected}')
    print(f"FAILED {problems[0]} ({len(problems)} problems)" if problems else f"PASSED {name}")
