/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Membership_Banner_No_PromoInputs */

const en_ca2_membership_banner_no_promo = /** @type {(inputs: Membership_Banner_No_PromoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We found your membership. It has no member prices yet: you see the members’ menus at regular prices.`)
};

const fr_ca2_membership_banner_no_promo = /** @type {(inputs: Membership_Banner_No_PromoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous avons trouvé votre adhésion. Elle ne donne pas encore de prix de membre : vous voyez les menus des membres aux prix courants.`)
};

/**
* | output |
* | --- |
* | "We found your membership. It has no member prices yet: you see the members’ menus at regular prices." |
*
* @param {Membership_Banner_No_PromoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const membership_banner_no_promo = /** @type {((inputs?: Membership_Banner_No_PromoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Membership_Banner_No_PromoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_membership_banner_no_promo(inputs)
	return en_ca2_membership_banner_no_promo(inputs)
});