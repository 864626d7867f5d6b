/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Ages_TableInputs */

const en_ca2_studio_set_ages_table = /** @type {(inputs: Studio_Set_Ages_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At the table`)
};

const fr_ca2_studio_set_ages_table = /** @type {(inputs: Studio_Set_Ages_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À table`)
};

/**
* | output |
* | --- |
* | "At the table" |
*
* @param {Studio_Set_Ages_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_ages_table = /** @type {((inputs?: Studio_Set_Ages_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Ages_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_ages_table(inputs)
	return en_ca2_studio_set_ages_table(inputs)
});