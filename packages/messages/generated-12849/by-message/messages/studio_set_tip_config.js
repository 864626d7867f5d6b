/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tip_ConfigInputs */

const en_ca2_studio_set_tip_config = /** @type {(inputs: Studio_Set_Tip_ConfigInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tips, if those above are empty`)
};

const fr_ca2_studio_set_tip_config = /** @type {(inputs: Studio_Set_Tip_ConfigInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pourboires, si ceux ci-dessus sont vides`)
};

/**
* | output |
* | --- |
* | "Tips, if those above are empty" |
*
* @param {Studio_Set_Tip_ConfigInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tip_config = /** @type {((inputs?: Studio_Set_Tip_ConfigInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tip_ConfigInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tip_config(inputs)
	return en_ca2_studio_set_tip_config(inputs)
});