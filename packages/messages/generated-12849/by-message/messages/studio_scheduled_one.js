/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown>, name: NonNullable<unknown>, count: NonNullable<unknown> }} Studio_Scheduled_OneInputs */

const en_ca2_studio_scheduled_one = /** @type {(inputs: Studio_Scheduled_OneInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.when}: ${i?.count} change, by ${i?.name}`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.when}: ${i?.count} changes, by ${i?.name}`);
	return /** @type {LocalizedString} */ ("studio_scheduled_one");
};

const fr_ca2_studio_scheduled_one = /** @type {(inputs: Studio_Scheduled_OneInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.when} : ${i?.count} modification, par ${i?.name}`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.when} : ${i?.count} modifications, par ${i?.name}`);
	return /** @type {LocalizedString} */ ("studio_scheduled_one");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{when}: {count} change, by {name}" |
* | "other" | "{when}: {count} changes, by {name}" |
*
* @param {Studio_Scheduled_OneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_scheduled_one = /** @type {((inputs: Studio_Scheduled_OneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Scheduled_OneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_scheduled_one(inputs)
	return en_ca2_studio_scheduled_one(inputs)
});