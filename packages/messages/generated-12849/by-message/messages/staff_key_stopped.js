/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_StoppedInputs */

const en_ca2_staff_key_stopped = /** @type {(inputs: Staff_Key_StoppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stopped`)
};

const fr_ca2_staff_key_stopped = /** @type {(inputs: Staff_Key_StoppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Arrêtée`)
};

/**
* | output |
* | --- |
* | "Stopped" |
*
* @param {Staff_Key_StoppedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_stopped = /** @type {((inputs?: Staff_Key_StoppedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_StoppedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_stopped(inputs)
	return en_ca2_staff_key_stopped(inputs)
});