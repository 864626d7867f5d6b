/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Data_Take_OutInputs */

const en_ca2_profile_data_take_out = /** @type {(inputs: Profile_Data_Take_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download my data`)
};

const fr_ca2_profile_data_take_out = /** @type {(inputs: Profile_Data_Take_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Télécharger mes données`)
};

/**
* | output |
* | --- |
* | "Download my data" |
*
* @param {Profile_Data_Take_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_data_take_out = /** @type {((inputs?: Profile_Data_Take_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Data_Take_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_data_take_out(inputs)
	return en_ca2_profile_data_take_out(inputs)
});