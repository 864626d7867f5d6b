/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_SeenInputs */

const en_ca2_staff_seen = /** @type {(inputs: Staff_SeenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Seen ${i?.when}`)
};

const fr_ca2_staff_seen = /** @type {(inputs: Staff_SeenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vu ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Seen {when}" |
*
* @param {Staff_SeenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_seen = /** @type {((inputs: Staff_SeenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_SeenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_seen(inputs)
	return en_ca2_staff_seen(inputs)
});