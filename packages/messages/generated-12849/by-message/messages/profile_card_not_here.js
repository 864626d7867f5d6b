/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_Not_HereInputs */

const en_ca2_profile_card_not_here = /** @type {(inputs: Profile_Card_Not_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cards can’t be saved here right now. You can still pay by card when you order.`)
};

const fr_ca2_profile_card_not_here = /** @type {(inputs: Profile_Card_Not_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’est pas possible d’enregistrer une carte ici pour le moment. Vous pouvez toujours payer par carte en commandant.`)
};

/**
* | output |
* | --- |
* | "Cards can’t be saved here right now. You can still pay by card when you order." |
*
* @param {Profile_Card_Not_HereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_not_here = /** @type {((inputs?: Profile_Card_Not_HereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_Not_HereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_not_here(inputs)
	return en_ca2_profile_card_not_here(inputs)
});