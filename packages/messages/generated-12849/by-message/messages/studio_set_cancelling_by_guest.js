/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Cancelling_By_GuestInputs */

const en_ca2_studio_set_cancelling_by_guest = /** @type {(inputs: Studio_Set_Cancelling_By_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guests can cancel`)
};

const fr_ca2_studio_set_cancelling_by_guest = /** @type {(inputs: Studio_Set_Cancelling_By_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les clients peuvent annuler`)
};

/**
* | output |
* | --- |
* | "Guests can cancel" |
*
* @param {Studio_Set_Cancelling_By_GuestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_cancelling_by_guest = /** @type {((inputs?: Studio_Set_Cancelling_By_GuestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Cancelling_By_GuestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_cancelling_by_guest(inputs)
	return en_ca2_studio_set_cancelling_by_guest(inputs)
});