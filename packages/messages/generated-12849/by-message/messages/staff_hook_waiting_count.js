/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Staff_Hook_Waiting_CountInputs */

const en_ca2_staff_hook_waiting_count = /** @type {(inputs: Staff_Hook_Waiting_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} event waiting`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} events waiting`);
	return /** @type {LocalizedString} */ ("staff_hook_waiting_count");
};

const fr_ca2_staff_hook_waiting_count = /** @type {(inputs: Staff_Hook_Waiting_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} événement en attente`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} événements en attente`);
	return /** @type {LocalizedString} */ ("staff_hook_waiting_count");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} event waiting" |
* | "other" | "{count} events waiting" |
*
* @param {Staff_Hook_Waiting_CountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_waiting_count = /** @type {((inputs: Staff_Hook_Waiting_CountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Waiting_CountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_waiting_count(inputs)
	return en_ca2_staff_hook_waiting_count(inputs)
});