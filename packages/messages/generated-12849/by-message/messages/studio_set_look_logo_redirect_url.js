/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_Logo_Redirect_UrlInputs */

const en_ca2_studio_set_look_logo_redirect_url = /** @type {(inputs: Studio_Set_Look_Logo_Redirect_UrlInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where the name leads`)
};

const fr_ca2_studio_set_look_logo_redirect_url = /** @type {(inputs: Studio_Set_Look_Logo_Redirect_UrlInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Où mène le nom`)
};

/**
* | output |
* | --- |
* | "Where the name leads" |
*
* @param {Studio_Set_Look_Logo_Redirect_UrlInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_logo_redirect_url = /** @type {((inputs?: Studio_Set_Look_Logo_Redirect_UrlInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_Logo_Redirect_UrlInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_logo_redirect_url(inputs)
	return en_ca2_studio_set_look_logo_redirect_url(inputs)
});