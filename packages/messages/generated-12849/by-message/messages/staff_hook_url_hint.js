/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Url_HintInputs */

const en_ca2_staff_hook_url_hint = /** @type {(inputs: Staff_Hook_Url_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The other system tells you this. It begins with https://.`)
};

const fr_ca2_staff_hook_url_hint = /** @type {(inputs: Staff_Hook_Url_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’autre système vous la donne. Elle commence par https://.`)
};

/**
* | output |
* | --- |
* | "The other system tells you this. It begins with https://." |
*
* @param {Staff_Hook_Url_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_url_hint = /** @type {((inputs?: Staff_Hook_Url_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Url_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_url_hint(inputs)
	return en_ca2_staff_hook_url_hint(inputs)
});