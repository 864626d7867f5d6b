/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Staff_Hook_ReplayedInputs */

const en_ca2_staff_hook_replayed = /** @type {(inputs: Staff_Hook_ReplayedInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} event is being sent again.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} events are being sent again.`);
	return /** @type {LocalizedString} */ ("staff_hook_replayed");
};

const fr_ca2_staff_hook_replayed = /** @type {(inputs: Staff_Hook_ReplayedInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} événement est renvoyé.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} événements sont renvoyés.`);
	return /** @type {LocalizedString} */ ("staff_hook_replayed");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} event is being sent again." |
* | "other" | "{count} events are being sent again." |
*
* @param {Staff_Hook_ReplayedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_replayed = /** @type {((inputs: Staff_Hook_ReplayedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_ReplayedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_replayed(inputs)
	return en_ca2_staff_hook_replayed(inputs)
});