/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Hide_Guest_InfoInputs */

const en_ca2_studio_set_hide_guest_info = /** @type {(inputs: Studio_Set_Hide_Guest_InfoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At checkout`)
};

const fr_ca2_studio_set_hide_guest_info = /** @type {(inputs: Studio_Set_Hide_Guest_InfoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À la caisse`)
};

/**
* | output |
* | --- |
* | "At checkout" |
*
* @param {Studio_Set_Hide_Guest_InfoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_hide_guest_info = /** @type {((inputs?: Studio_Set_Hide_Guest_InfoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Hide_Guest_InfoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_hide_guest_info(inputs)
	return en_ca2_studio_set_hide_guest_info(inputs)
});