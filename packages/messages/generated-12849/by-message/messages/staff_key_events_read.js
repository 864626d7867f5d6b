/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Events_ReadInputs */

const en_ca2_staff_key_events_read = /** @type {(inputs: Staff_Key_Events_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See what happens`)
};

const fr_ca2_staff_key_events_read = /** @type {(inputs: Staff_Key_Events_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir ce qui se passe`)
};

/**
* | output |
* | --- |
* | "See what happens" |
*
* @param {Staff_Key_Events_ReadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_events_read = /** @type {((inputs?: Staff_Key_Events_ReadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Events_ReadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_events_read(inputs)
	return en_ca2_staff_key_events_read(inputs)
});