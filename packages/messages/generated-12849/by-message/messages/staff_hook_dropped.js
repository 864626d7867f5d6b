/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_DroppedInputs */

const en_ca2_staff_hook_dropped = /** @type {(inputs: Staff_Hook_DroppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not sent`)
};

const fr_ca2_staff_hook_dropped = /** @type {(inputs: Staff_Hook_DroppedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Non envoyé`)
};

/**
* | output |
* | --- |
* | "Not sent" |
*
* @param {Staff_Hook_DroppedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_dropped = /** @type {((inputs?: Staff_Hook_DroppedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_DroppedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_dropped(inputs)
	return en_ca2_staff_hook_dropped(inputs)
});