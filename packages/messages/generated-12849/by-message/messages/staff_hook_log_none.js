/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Log_NoneInputs */

const en_ca2_staff_hook_log_none = /** @type {(inputs: Staff_Hook_Log_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing has been sent yet.`)
};

const fr_ca2_staff_hook_log_none = /** @type {(inputs: Staff_Hook_Log_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’a encore été envoyé.`)
};

/**
* | output |
* | --- |
* | "Nothing has been sent yet." |
*
* @param {Staff_Hook_Log_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_log_none = /** @type {((inputs?: Staff_Hook_Log_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Log_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_log_none(inputs)
	return en_ca2_staff_hook_log_none(inputs)
});